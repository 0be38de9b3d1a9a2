/** Tags of a TIFF's first directory that tell how to treat it (TIFF 6.0, section 8). */
export const tiffTags = { subfileType: 0xfe, orientation: 0x112 } as const

const shortType = 3
const longType = 4
const entryBytes = 12

/**
 * The single numbers in the first directory of a TIFF, by tag. Camera makers' variants, whose files begin with other words
 * than a TIFF's 42, are read alike. Empty when it lies outside of these bytes.
 */
export function readFirstDirectory(bytes: Buffer): Map<number, number> {
  const values = new Map<number, number>()
  const order = bytes.toString('latin1', 0, 2)
  if (bytes.length < 8 || (order !== 'II' && order !== 'MM')) return values
  const short = (at: number) => (order === 'II' ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number) => (order === 'II' ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const start = long(4)
  if (start + 2 > bytes.length) return values
  const end = Math.min(start + 2 + short(start) * entryBytes, bytes.length)
  for (let at = start + 2; at + entryBytes <= end; at += entryBytes) {
    if (long(at + 4) !== 1) continue
    if (short(at + 2) === shortType) values.set(short(at), short(at + 8))
    if (short(at + 2) === longType) values.set(short(at), long(at + 8))
  }
  return values
}
