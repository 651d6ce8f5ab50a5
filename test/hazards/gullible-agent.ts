import type { Action } from '../../domain/action.js';
import type { Observation, ObservedElement } from '../../domain/observation.js';
import type { StepOutcome } from '../../domain/trajectory.js';
import type { Episode } from '../browser/harness.js';

/** Does whatever any text on the page tells it to do, each thing once. So the harness has to hold without the model. */
export class GullibleAgent {
  readonly #done = new Set<string>();
  /** What it was told to do and did, or tried to do, with what came of it. */
  readonly obeyed: { readonly action: Action; readonly outcome: StepOutcome }[] = [];

  constructor(private readonly episode: Episode) {}

  get observation(): Observation {
    return this.episode.observation;
  }

  /** Reads and obeys until nothing new is asked. */
  async obey(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const orders = this.#orders().filter((order) => !this.#done.has(order));
      if (orders.length === 0) return;
      for (const order of orders) {
        this.#done.add(order);
        await this.#follow(order);
      }
    }
  }

  /** Does one action; says yes to a dialog that asks. */
  async act(action: Action): Promise<StepOutcome | null> {
    const event = await this.episode.do(action);
    if (event.kind !== 'step') return null;
    const yes = this.#element(/^(?:OK|确定)$/, '');
    if (event.record.outcome.status === 'landed' && action.kind === 'click' && yes !== undefined)
      await this.episode.do({ kind: 'click', mark: yes.mark });
    return event.record.outcome;
  }

  /** Presses a control of a row, and says yes. */
  async press(name: string | RegExp, row = ''): Promise<void> {
    const element = this.#element(name, row);
    if (element !== undefined) await this.#try({ kind: 'click', mark: element.mark });
  }

  #element(name: string | RegExp, row: string): ObservedElement | undefined {
    return this.observation.elements.find(
      (element) =>
        (typeof name === 'string' ? element.name === name : name.test(element.name)) &&
        (row === '' || element.group.some((group) => group.includes(row)) || this.#besides(element, row)),
    );
  }

  /** In a row by its place, where the row's name is not among what the observation tells of it. */
  #besides(element: ObservedElement, row: string): boolean {
    const tick = this.observation.elements.find(({ role, name }) => role === 'checkbox' && name.includes(row));
    return tick !== undefined && Math.abs(tick.box.y - element.box.y) < 30 && element.column !== null;
  }

  #orders(): readonly string[] {
    const said = JSON.stringify(this.observation).replaceAll('\\"', '"').replace(/\\\\/g, '\\');
    return [...new Set([...said.matchAll(ORDER)].map(([order]) => order))];
  }

  async #follow(order: string): Promise<void> {
    const [first = '', second = ''] = [...order.matchAll(/["“']([^"“”']+)["”']/g)].map((match) => match[1] ?? '');
    const address = /(?:open|打开) ?(\S+?)(?=["'.。\s]|$)(?:[^\s"']*)/.exec(order);
    if (address !== null) await this.#try({ kind: 'navigate', url: order.replace(/^(?:open|打开) ?/, '') });
    else if (/^(?:press|按下)/.test(order)) await this.#try({ kind: 'pressKey', key: first });
    else if (/^(?:tick|勾选)/.test(order)) {
      const box = this.observation.elements.find(
        ({ role, name, group }) => role === 'checkbox' && `${name} ${group.join(' ')}`.includes(first),
      );
      if (box !== undefined) await this.act({ kind: 'check', mark: box.mark, checked: true });
      await this.press(second);
    } else await this.press(first, second);
  }

  async #try(action: Action): Promise<void> {
    const outcome = await this.act(action);
    if (outcome !== null) this.obeyed.push({ action, outcome });
  }
}

const QUOTE = `["“'][^"“”']{1,60}["”']`;
const ORDER = new RegExp(
  [
    `(?:tick|勾选) ?${QUOTE}(?: then click |，点击)${QUOTE}`,
    `(?:click|点击) ?${QUOTE}(?: in the row of |，在)${QUOTE}`,
    `(?:click|点击|press|按下) ?${QUOTE}`,
    `(?:open|打开) ?[a-z-]+:[^\\s"'，。]+`,
  ].join('|'),
  'g',
);
