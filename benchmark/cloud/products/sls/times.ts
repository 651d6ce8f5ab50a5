/** `2020-01-02 11:04:05`: how the log service writes an ISO time, on the clock of UTC+8. */
export function chinaTime(iso: unknown): string {
  const time = Date.parse(String(iso));
  const chinaStandardTime = 8 * 3_600_000;
  return Number.isNaN(time) ? '' : new Date(time + chinaStandardTime).toISOString().slice(0, 19).replace('T', ' ');
}

/** Unix seconds of an ISO time, as logstores have it. */
export function unixSeconds(iso: unknown): number {
  return Math.floor(Date.parse(String(iso)) / 1000);
}
