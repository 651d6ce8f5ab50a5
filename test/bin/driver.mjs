// A program in a few lines that plays an episode. Its arguments name controls in order: it presses them, types the task's
// value of that name into a text field, and is done after the last one. Its first line is no action, to be told so.
import { createInterface } from 'node:readline';

const wanted = process.argv.slice(2);
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const errors = [];
process.stdout.write('let me see\n');

for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, observation, task, message } = JSON.parse(line);
  if (type === 'end') break;
  if (type === 'error') errors.push(message);
  if (type !== 'observation') continue;
  const named = (wish) =>
    observation.elements.find(
      ({ name, states }) => name === wish && !states.includes('covered') && !states.includes('disabled'),
    );
  // A press would close what is open already.
  while (named(wanted[0])?.states.includes('expanded')) wanted.shift();
  const element = named(wanted[0]);
  const done = wanted.length === 0;
  if (done) say({ id, action: { kind: 'task_complete', evidence: `pressed all, told ${errors.length} mistakes` } });
  else if (element === undefined) say({ id, action: { kind: 'wait', seconds: 1 } });
  else {
    const name = wanted.shift();
    const value = task.values.find(({ label }) => label === name)?.value;
    const { mark, role } = element;
    if (role === 'textbox') say({ id, action: { kind: 'type', mark, text: value ?? 'something' } });
    else if (role === 'checkbox') say({ id, action: { kind: 'check', mark, checked: true } });
    else say({ id, action: { kind: 'click', mark } });
  }
}
