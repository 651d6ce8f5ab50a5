import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** ZIP archives as far as traces need them: no encryption, no 64-bit sizes, every entry stored or deflated. */

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const UTF8_NAME = 0x0800;

/**
 * Reads the entries of an archive one after another, so that the reader decides when to pause.
 *
 * @param limit bytes that all entries together may have when unpacked
 * @throws RangeError when the archive is damaged, uses what is not supported, or unpacks to more than the limit
 */
export function* readZip(archive: Buffer, limit: number): Generator<ZipEntry> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new RangeError('no end of a ZIP archive');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  let left = limit;
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY) throw new RangeError('the directory of the ZIP archive is damaged');
    const method = archive.readUInt16LE(at + 10);
    const packed = archive.readUInt32LE(at + 20);
    const size = archive.readUInt32LE(at + 24);
    const nameLength = archive.readUInt16LE(at + 28);
    const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const content = contentAt(archive, archive.readUInt32LE(at + 42), packed);
    left -= size;
    if (left < 0) throw new RangeError(`the ZIP archive unpacks to more than ${limit} bytes`);
    yield { name, bytes: unpack(content, method, size) };
    at += 46 + nameLength + rest;
  }
}

function contentAt(archive: Buffer, header: number, packed: number): Buffer {
  if (archive.readUInt32LE(header) !== LOCAL) throw new RangeError('an entry of the ZIP archive is damaged');
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  return archive.subarray(start, start + packed);
}

function unpack(content: Buffer, method: number, size: number): Buffer {
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new RangeError(`the ZIP archive is packed by the unknown method ${method}`);
  return size === 0 ? Buffer.alloc(0) : inflateRawSync(content, { maxOutputLength: size });
}

/** Writes an archive; every entry is deflated. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encodedName = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(bytes, { level: 6 });
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL, 0);
    writeFacts(local, 4, encodedName, bytes, packed);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(DIRECTORY, 0);
    central.writeUInt16LE(20, 4);
    writeFacts(central, 6, encodedName, bytes, packed);
    central.writeUInt32LE(offset, 42);
    parts.push(local, encodedName, packed);
    directory.push(central, encodedName);
    offset += local.length + encodedName.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** The fields that an entry's own header and the directory have in common: version to names' length. */
function writeFacts(header: Buffer, at: number, name: Buffer, bytes: Buffer, packed: Buffer): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(UTF8_NAME, at + 2);
  header.writeUInt16LE(DEFLATED, at + 4);
  // The first day that a ZIP archive can name: equal traces have equal bytes.
  header.writeUInt32LE(0x0021_0000, at + 6);
  header.writeUInt32LE(crc32(bytes), at + 10);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(bytes.length, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}
