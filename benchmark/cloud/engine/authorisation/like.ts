/** Matches with `*` and `?`, ignoring case as RAM does for actions, in a time that no pattern can blow up. */
export function like(pattern: string, text: string): boolean {
  if (pattern === '*') return true;
  const [wanted, given] = [pattern.toLowerCase(), text.toLowerCase()];
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
