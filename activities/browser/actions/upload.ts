import type { FileChooser } from 'playwright';
import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { orElse, withDeadline } from '../deadline.js';
import { type Acted, type Hands, press } from './hands.js';
import { describe, pressable, resolve, type Target } from './target.js';

/** Longest wait for the page to ask for a file after its button was pressed, and for it to take one. */
const ASKING_MS = 2_000;
const GIVING_MS = 10_000;
const READING_MS = 1_000;

/**
 * Presses what asks for a file and gives it one of the episode's own, or gives it to the hidden input that the control stands
 * for. Fails with ActionForbidden for any other file, and with ElementUnsuitable when nothing takes one.
 */
export async function upload(hands: Hands, action: Extract<BrowserAction, { kind: 'upload' }>): Promise<Acted> {
  const path = await hands.tabs.files.pathOf(action.file);
  const found = await resolve(hands, action.mark);
  const input = await found.bridge.call(found.world, 'fileInputOf', [found.id]);
  const chooser = await ask(hands, action.mark, input !== null);
  if (chooser !== null) {
    await withDeadline(chooser.setFiles(path), GIVING_MS, 'giving a file');
    const names = await orElse(
      chooser.element().evaluate((node) => [...((node as HTMLInputElement).files ?? [])].map(({ name }) => name)),
      READING_MS,
      null,
    );
    return { target: found.element, readBack: told(found, action.file, names) };
  }
  if (input === null) {
    throw new AgentError('ElementUnsuitable', `${describe(found.located.element)} does not ask for a file.`, {
      alternatives: [],
    });
  }
  hands.signal.throwIfAborted();
  await hands.commit();
  await give(found, input, path);
  const names = await orElse(found.bridge.call(found.world, 'filesIn', [input]), READING_MS, null);
  return { target: found.element, readBack: told(found, action.file, names) };
}

/** Presses the control. What a control with an input of its own is covered by does not matter: the input takes the file. */
async function ask(hands: Hands, mark: number, hasInput: boolean): Promise<FileChooser | null> {
  const target = await pressable(hands, mark).catch((error: unknown) => {
    if (hasInput && error instanceof AgentError && error.name === 'ElementBlocked') return null;
    throw error;
  });
  if (target === null) return null;
  return hands.tabs.choosers.during(() => press(hands, target.point), ASKING_MS);
}

async function give({ bridge, world }: Target, input: number, path: string): Promise<void> {
  const work = async (): Promise<void> => {
    const { result } = await bridge.cdp.send('Runtime.evaluate', {
      expression: `consoleAgent.nodeOf(${input})`,
      contextId: world.contextId,
    });
    if (result.objectId === undefined) throw new AgentError('ElementGone', 'The file input is gone.');
    await bridge.cdp.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
  };
  await withDeadline(work(), GIVING_MS, 'giving a file');
}

/** Many pages empty their input as soon as they have the file; one that holds another file did not take this one. */
function told(target: Target, file: string, names: readonly string[] | null): string {
  if (names === null || names.length === 0) return `${file} (the page took it and emptied its input)`;
  if (names.includes(file)) return file;
  throw new AgentError('ElementUnsuitable', `${describe(target.located.element)} holds ${names.join(', ')} instead.`, {
    alternatives: [],
  });
}
