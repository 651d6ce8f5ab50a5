import type { MouseEvent, ReactNode } from 'react';
import { useActions } from './console-actions.js';

/** A link that stays in the application where it can. */
export function Link({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const { go } = useActions();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
