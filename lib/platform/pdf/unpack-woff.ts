import { inflateSync } from 'node:zlib'

// Sizes in bytes.
const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/**
 * Unpacks a WOFF file to the font that it has been made of: pdfkit's own decompression fails for some of them.
 * https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(sfntHeader + count * sfntEntry)
  writeHeader(head, woff.readUInt32BE(4), count)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const from = woffHeader + index * woffEntry
    const table = readTable(woff, from)
    const entry = sfntHeader + index * sfntEntry
    woff.copy(head, entry, from, from + 4)
    head.writeUInt32BE(woff.readUInt32BE(from + 16), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-table.length & 3)
    tables.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat([head, ...tables])
}

/** The last three numbers help old programs to search the table of tables. */
function writeHeader(head: Buffer, flavor: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  const range = 2 ** power * sfntEntry
  head.writeUInt32BE(flavor, 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(range, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * sfntEntry - range, 10)
}

function readTable(woff: Buffer, entry: number): Buffer {
  const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place)) as [
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(offset, offset + packed)
  return packed < length ? inflateSync(bytes) : bytes
}
