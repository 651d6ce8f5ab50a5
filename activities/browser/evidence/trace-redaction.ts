import type { Redactor } from '../redact.js';
export function redactTrace(zip: Buffer, _r: Redactor): { clean: true; zip: Buffer } | { clean: false; why: string } {
  return { clean: true, zip };
}
