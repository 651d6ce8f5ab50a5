/** Matches with `*` and `?`, ignoring case as RAM does for actions. */
export function like(pattern: string, text: string): boolean {
  return pattern === '*' || matches(pattern.toLowerCase(), text.toLowerCase());
}

/** Matches with `*` and `?`, in a time that no pattern can blow up. */
export function matches(wanted: string, given: string): boolean {
  let place = 0;
  /** Where the last `*` stands, and where in the text what follows it is tried next. */
  let star = -1;
  let retry = 0;
  for (let at = 0; at < given.length; ) {
    if (wanted[place] === '*') {
      star = place;
      retry = at;
      place += 1;
    } else if (place < wanted.length && (wanted[place] === '?' || wanted[place] === given[at])) {
      place += 1;
      at += 1;
    } else if (star >= 0) {
      place = star + 1;
      retry += 1;
      at = retry;
    } else {
      return false;
    }
  }
  return /^\**$/.test(wanted.slice(place));
}
