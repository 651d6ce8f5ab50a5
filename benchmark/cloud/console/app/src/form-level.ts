import { createContext, useContext } from 'react';
import type { Level } from './form-state.js';

export interface FormLevel extends Level {
  /** Messages by path of field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Tells the form that a field is still waiting for its options. */
  wait(id: string, isWaiting: boolean): void;
}

/** The level of the form that a field stands on. */
export const LevelContext = createContext<FormLevel>({ state: {}, fields: [], errors: {}, wait: () => undefined });

export const useLevel = () => useContext(LevelContext);
