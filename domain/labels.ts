/**
 * When two user-interface labels are the same label.
 *
 * Documents and consoles differ in ways nobody would call a defect: "Network and Security" / "Network & Security",
 * "网络和安全" / "网络与安全", letter case, full width and half width forms, spacing, and punctuation.
 */

const PUNCTUATION_AND_SPACE = /[\p{P}\p{S}\p{Z}\s]+/gu;
/** Icon fonts put private-use characters into text; a person sees a picture, not a letter. */
const PRIVATE_USE = /\p{Co}/gu;

/**
 * Canonical form of a label for comparison. Never shown to a person.
 *
 * @param label text as written in a document or seen in a console
 * @returns lower-case letters and digits only, with conjunctions unified; may be empty
 */
export function canonicalLabel(label: string): string {
  return label
    .normalize('NFKC')
    .replace(PRIVATE_USE, '')
    .replace(/&amp;/g, '&')
    .replace(/&/g, ' and ')
    .replace(/与/g, '和')
    .toLowerCase()
    .replace(PUNCTUATION_AND_SPACE, '');
}

/** True if both texts are the same label to a person who follows a document. */
export function sameLabel(left: string, right: string): boolean {
  const canonical = canonicalLabel(left);
  return canonical !== '' && canonical === canonicalLabel(right);
}
