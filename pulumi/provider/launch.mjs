// Plain JavaScript, so that Node runs it without anything; the rest is TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
