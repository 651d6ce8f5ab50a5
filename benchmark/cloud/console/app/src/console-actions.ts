import { Message } from '@alicloud/console-components';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ButtonModel, ConfirmModel, Outcome, OverlayModel } from '../../page-model.js';
import { api } from './api.js';

export interface ConsoleActions {
  /** Dialogs and panels over the page, the topmost last. */
  readonly opened: readonly (OverlayModel | ConfirmModel)[];
  /** Grows with each operation that may have changed the cloud. */
  readonly changes: number;
  /** Presses a button: follows its address, or asks the server what it does. */
  press(button: ButtonModel, rows?: readonly string[]): Promise<void>;
  confirm(id: string): Promise<void>;
  /** Asks whether a step of a form is complete. */
  check(id: string, step: number, values: unknown): Promise<Outcome>;
  /** Sends a form; resolves to the messages for its fields. */
  submit(id: string, values: unknown): Promise<Readonly<Record<string, string>>>;
  go(address: string): void;
  chooseLanguage(language: string): Promise<void>;
  /** Closes the topmost dialog or panel. */
  close(): void;
}

const nowhere = async () => undefined;

export const ActionsContext = createContext<ConsoleActions>({
  opened: [],
  changes: 0,
  press: nowhere,
  confirm: nowhere,
  check: async () => ({}),
  submit: async () => ({}),
  go: () => undefined,
  chooseLanguage: nowhere,
  close: () => undefined,
});

export const useActions = () => useContext(ActionsContext);

/** Milliseconds that a toast stays, as measured on the vendor's console. */
const toastDuration = 3000;

export function useConsoleActions(
  load: (isVisit?: boolean) => Promise<void>,
  showResult: (page: Outcome['page']) => void,
): ConsoleActions {
  const [opened, setOpened] = useState<ConsoleActions['opened']>([]);
  const [changes, setChanges] = useState(0);
  const places = useRef(0);
  useEffect(() => {
    const leave = () => {
      places.current += 1;
      setOpened([]);
    };
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return useMemo(() => {
    const asked = opened.at(-1);
    const close = () => setOpened((stack) => stack.slice(0, -1));
    const go = (address: string) => {
      const target = new URL(address, window.location.href);
      places.current += 1;
      setOpened([]);
      if (target.origin !== window.location.origin) {
        window.location.assign(target);
        return;
      }
      window.history.pushState(null, '', target);
      window.scrollTo(0, 0);
      void load();
    };
    const follow = async (answer: Promise<Outcome>): Promise<Outcome> => {
      const place = places.current;
      const outcome = await answer;
      if (outcome.error)
        Message.show({ type: 'error', content: outcome.error, duration: toastDuration, hasMask: false });
      if (outcome.toast) {
        Message.show({ type: 'success', content: outcome.toast, duration: toastDuration, hasMask: false });
      }
      if (outcome.download) download(outcome.download);
      // A late answer closes what it was asked from, never what the user opened meanwhile.
      if (outcome.close) setOpened((stack) => stack.filter((overlay) => overlay !== asked));
      const isHere = place === places.current;
      const { open } = outcome;
      if (open && isHere) setOpened((stack) => [...stack, open]);
      if (outcome.page && isHere) {
        setOpened([]);
        window.scrollTo(0, 0);
        showResult(outcome.page);
      } else if (outcome.to !== undefined && isHere) go(outcome.to);
      else if (outcome.refresh) {
        setChanges((count) => count + 1);
        await load(false);
      }
      return outcome;
    };
    return {
      opened,
      changes,
      go,
      close,
      async press(button, rows) {
        if (button.to !== undefined) go(button.to);
        else if (button.id !== undefined) await follow(api.operate({ id: button.id, ...(rows ? { rows } : {}) }));
      },
      async confirm(id) {
        await follow(api.operate({ id, confirmed: true }));
      },
      check: (id, step, values) => follow(api.check(id, step, values)),
      submit: async (id, values) => (await follow(api.submit(id, values))).fieldErrors ?? {},
      async chooseLanguage(language) {
        await api.language(language);
        await load();
      },
    };
  }, [opened, changes, load, showResult]);
}

function download(file: { readonly name: string; readonly content: string }): void {
  const address = URL.createObjectURL(new Blob([file.content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
