import { useEffect, useRef } from 'react';

/** Milliseconds after which things that are on their way to another state are looked at again. */
const restlessWait = 2000;

/**
 * Reads again while something is on its way to another state.
 *
 * @param answer what was read last; each answer starts the wait anew
 */
export function useRestless(isRestless: boolean, answer: unknown, read: () => void): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (!isRestless) return undefined;
    const timer = setTimeout(() => latest.current(), restlessWait);
    return () => clearTimeout(timer);
  }, [isRestless, answer]);
}
