import 'server-only'
import { open } from 'node:fs/promises'

/** Tags in a TIFF directory (TIFF 6.0, section 8). */
export const tiffTags = { subfileType: 0xfe, orientation: 0x112 } as const

const shortType = 3
const longType = 4
const entryBytes = 12

/** Reads a part of a file; shorter at the end of the file. */
type ReadPart = (from: number, length: number) => Promise<Buffer>

/** Does the same as `readFirstDirectory` for a file on disk. */
export async function readFirstDirectoryOf(path: string): Promise<Map<number, number>> {
  const file = await open(path)
  try {
    return await readFirstDirectory(async (from, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await file.close()
  }
}

/**
 * Reads the entries with a single numeric value in a TIFF's first directory, by tag. Also reads camera makers' variants,
 * whose header has another magic number than 42. Returns an empty map if there is no directory.
 */
export async function readFirstDirectory(read: ReadPart): Promise<Map<number, number>> {
  const values = new Map<number, number>()
  const head = await read(0, 8)
  const order = head.toString('latin1', 0, 2)
  if (head.length < 8 || (order !== 'II' && order !== 'MM')) return values
  const short = (bytes: Buffer, at: number) =>
    order === 'II' ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
  const long = (bytes: Buffer, at: number) =>
    order === 'II' ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
  const start = long(head, 4)
  const count = await read(start, 2)
  if (count.length < 2) return values
  const entries = await read(start + 2, short(count, 0) * entryBytes)
  for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
    if (long(entries, at + 4) !== 1) continue
    if (short(entries, at + 2) === shortType) values.set(short(entries, at), short(entries, at + 8))
    if (short(entries, at + 2) === longType) values.set(short(entries, at), long(entries, at + 8))
  }
  return values
}
