/** An IPv4 address as a number; undefined when the text is none. */
export function addressNumber(text: string): number | undefined {
  const parts = text.split('.');
  const isAddress = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
  return isAddress ? parts.reduce((sum, part) => sum * 256 + Number(part), 0) : undefined;
}

/** The address that a number stands for. */
export function addressText(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}

/** First and last address of an IPv4 block; undefined when it is none. */
export function rangeOf(block: string): readonly [number, number] | undefined {
  const [network = '', length = '', ...rest] = block.split('/');
  const address = addressNumber(network);
  if (address === undefined || rest.length > 0 || !/^\d{1,2}$/.test(length) || Number(length) > 32) return undefined;
  const size = 2 ** (32 - Number(length));
  const first = Math.floor(address / size) * size;
  return [first, first + size - 1];
}
