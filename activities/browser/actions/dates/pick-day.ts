import { AgentError } from '../../../../domain/errors.js';
import { pause } from '../../deadline.js';
import type { Calendar } from '../../observe/page/calendar.js';
import { type Acted, type Hands, press, until } from '../hands.js';
import { describe, pressable, refreshed, type Target } from '../target.js';
import { type Day, daysOf, type Month, monthIn, monthsBetween, showsDay } from './months.js';

/** Chooses a day in the calendar of a field that takes no typing. */

/** Longest time for one day, milliseconds; a calendar with arrows for months only takes a press a month. */
const BUDGET_MS = 25_000;
const OPEN_MS = 2_500;
const TURN_MS = 800;

interface Shown {
  readonly calendar: Calendar;
  readonly month: Month;
}

/** Opens the field's calendar, turns to the month by counting, presses the day and reads the field back. */
export async function pickDay(hands: Hands, mark: number, day: Day): Promise<Acted> {
  const end = Date.now() + BUDGET_MS;
  const target = await pressable(hands, mark);
  await press(hands, target.point);
  let shown = await until(
    hands,
    OPEN_MS,
    () => read(target),
    (answer) => answer !== null,
  );
  if (shown === null) throw unsuitable(target, 'opens no calendar that could be read');
  // Which arrow turns by how many months is learned by pressing it.
  const steps = new Map<number, number>();
  for (let left = monthsBetween(shown.month, day); left !== 0; left = monthsBetween(shown.month, day)) {
    if (Date.now() > end) throw unsuitable(target, `still shows ${said(shown.month)} when its time was over`);
    const arrow = arrowFor(shown.calendar, left, steps);
    if (arrow === null) throw unsuitable(target, `has no arrow that leads from ${said(shown.month)} to ${said(day)}`);
    const turned = await turn(hands, target, shown, arrow);
    steps.set(arrow, turned === null ? 0 : monthsBetween(shown.month, turned.month));
    shown = turned ?? shown;
  }
  const cell = cellOf(shown.calendar, day);
  if (cell === null || cell.disabled) throw unsuitable(target, `does not offer ${said(day)}-${day.day}`);
  await press(hands, { x: cell.x + target.offset.x, y: cell.y + target.offset.y });
  return { target: target.element, readBack: await taken(hands, target, day) };
}

async function read(target: Target): Promise<Shown | null> {
  const calendar = await target.bridge.call(target.world, 'calendarOf', [target.id]);
  for (const head of calendar?.heads ?? []) {
    const month = monthIn(head);
    if (calendar !== null && month !== null) return { calendar, month };
  }
  return null;
}

/** Number of the arrow that comes nearest to the month without passing it; one that was not tried yet before others that failed. */
function arrowFor(calendar: Calendar, left: number, steps: ReadonlyMap<number, number>): number | null {
  const side = left > 0 ? 'right' : 'left';
  const candidates = calendar.arrows.flatMap((arrow, at) => (arrow.side === side ? [at] : []));
  // The inner arrow turns by a month where there are two, the outer one by a year.
  const ordered = side === 'right' ? candidates : [...candidates].reverse();
  const fits = (at: number): number => {
    const step = steps.get(at);
    if (step === undefined) return Math.abs(left) >= 12 && at !== ordered[0] ? 2 : 1;
    return step !== 0 && Math.sign(step) === Math.sign(left) && Math.abs(step) <= Math.abs(left)
      ? 2 + Math.abs(step)
      : 0;
  };
  const best = [...ordered].sort((one, other) => fits(other) - fits(one))[0];
  return best === undefined || fits(best) === 0 ? null : best;
}

/** Presses an arrow and waits until the calendar shows another month; null when it does not. */
async function turn(hands: Hands, target: Target, shown: Shown, arrow: number): Promise<Shown | null> {
  const point = shown.calendar.arrows[arrow];
  if (point === undefined) return null;
  await press(hands, { x: point.x + target.offset.x, y: point.y + target.offset.y });
  const turned = await until(
    hands,
    TURN_MS,
    () => read(target),
    (answer) => answer !== null && monthsBetween(shown.month, answer.month) !== 0,
  );
  return turned === null || monthsBetween(shown.month, turned.month) === 0 ? null : turned;
}

/** The day's cell: after the first 1, since the days before it are those of the month before. */
function cellOf(calendar: Calendar, day: Day): Calendar['days'][number] | null {
  const first = calendar.days.findIndex((cell) => cell.day === 1);
  const own = calendar.days.slice(first, first + daysOf(day));
  return own.find((cell) => cell.day === day.day) ?? null;
}

/** What the field shows once it took the day; confirms where the calendar asks for it. */
async function taken(hands: Hands, target: Target, day: Day): Promise<string> {
  const text = async (): Promise<string | null> => {
    const now = await refreshed(hands, target);
    return now === null ? null : (now.located.text ?? now.located.element.value);
  };
  const took = (shown: string | null): boolean => shown !== null && showsDay(shown, day);
  let shown = await until(hands, 600, text, took);
  const confirm = (await read(target))?.calendar.confirm ?? null;
  if (confirm !== null) {
    await press(hands, { x: confirm.x + target.offset.x, y: confirm.y + target.offset.y });
    await pause(60, hands.signal);
    shown = await until(hands, 600, text, took);
  }
  if (shown !== null && took(shown)) return shown;
  throw unsuitable(target, `shows "${shown ?? ''}" after ${said(day)}-${day.day} was pressed`);
}

function said({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

function unsuitable(target: Target, what: string): AgentError {
  return new AgentError('ElementUnsuitable', `${describe(target.located.element)} ${what}.`, { alternatives: [] });
}
