// The layout of an uncompressed ZIP, computed before any file is opened. Field names and numbers are those of PKWARE's
// APPNOTE.TXT 6.3.10: local header 4.3.7, central directory 4.3.12, ZIP64 4.3.14, 4.3.15 and 4.5.3, end record 4.3.16.

import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'

/** A file in the ZIP: its name there, size and checksum. */
export type ZipEntry = { name: string; sizeBytes: number; crc32: number }

/** A segment of the ZIP. `content` is its bytes, or the index of the entry whose content it is. */
export type ZipSegment = { start: number; length: number; content: Uint8Array | number }
export type ZipLayout = { length: number; segments: ZipSegment[] }

/** In a 32-bit field, this value refers to the ZIP64 record. */
const full32 = 0xffff_ffff
const full16 = 0xffff
const plainVersion = 20
const zip64Version = 45
/** Made on Unix, so that the permissions below apply. */
const madeBy = (3 << 8) | zip64Version
const namesAreUtf8 = 1 << 11
const ordinaryFile = 0o100_644 << 16

/** Lays out a ZIP of these files. The same entries and time always result in the same bytes. */
export function layOutZip(
  entries: readonly ZipEntry[],
  modified: { date: CalendarDate; time: WallTime },
): ZipLayout {
  const stamp = dosTime(modified)
  const segments: ZipSegment[] = []
  const directory: Uint8Array[] = []
  let start = 0
  const append = (length: number, content: ZipSegment['content']) => {
    if (length > 0) segments.push({ start, length, content })
    start += length
  }
  for (const [place, entry] of entries.entries()) {
    const named = { ...entry, name: new TextEncoder().encode(entry.name), stamp }
    directory.push(directoryRecord(named, start))
    const header = localHeader(named)
    append(header.length, header)
    append(entry.sizeBytes, place)
  }
  const records = joinBytes(directory)
  const tail = joinBytes([
    records,
    endRecords({ entries: entries.length, size: records.length, offset: start }),
  ])
  append(tail.length, tail)
  return { length: start, segments }
}

/** Yields the parts of segments within a byte range, `to` excluded. Ranges of entries are relative to their content. */
export function* cutLayout(
  layout: ZipLayout,
  from: number,
  to: number,
): Generator<{ content: Uint8Array } | { entry: number; from: number; to: number }> {
  for (const { start, length, content } of layout.segments) {
    const first = Math.max(from - start, 0)
    const last = Math.min(to - start, length)
    if (first >= last) continue
    if (typeof content === 'number') yield { entry: content, from: first, to: last }
    else yield { content: content.subarray(first, last) }
  }
}

type NamedEntry = {
  name: Uint8Array
  sizeBytes: number
  crc32: number
  stamp: { date: number; time: number }
}

function localHeader({ name, sizeBytes, crc32, stamp }: NamedEntry): Uint8Array {
  const isLarge = sizeBytes >= full32
  const size = isLarge ? full32 : sizeBytes
  // In a local header, the ZIP64 field must have both sizes.
  const extra = isLarge ? zip64Extra([sizeBytes, sizeBytes]) : new Uint8Array()
  const fixed = writeFields([
    [4, 0x0403_4b50],
    [2, isLarge ? zip64Version : plainVersion],
    [2, namesAreUtf8],
    [2, 0], // stored
    [2, stamp.time],
    [2, stamp.date],
    [4, crc32],
    [4, size],
    [4, size],
    [2, name.length],
    [2, extra.length],
  ])
  return joinBytes([fixed, name, extra])
}

function directoryRecord({ name, sizeBytes, crc32, stamp }: NamedEntry, offset: number): Uint8Array {
  const isLarge = sizeBytes >= full32
  const isFar = offset >= full32
  const size = isLarge ? full32 : sizeBytes
  const wide = [...(isLarge ? [sizeBytes, sizeBytes] : []), ...(isFar ? [offset] : [])]
  const extra = wide.length > 0 ? zip64Extra(wide) : new Uint8Array()
  const fixed = writeFields([
    [4, 0x0201_4b50],
    [2, madeBy],
    [2, wide.length > 0 ? zip64Version : plainVersion],
    [2, namesAreUtf8],
    [2, 0], // stored
    [2, stamp.time],
    [2, stamp.date],
    [4, crc32],
    [4, size],
    [4, size],
    [2, name.length],
    [2, extra.length],
    [2, 0], // comment
    [2, 0], // disk
    [2, 0], // internal attributes
    [4, ordinaryFile],
    [4, isFar ? full32 : offset],
  ])
  return joinBytes([fixed, name, extra])
}

function endRecords(directory: { entries: number; size: number; offset: number }): Uint8Array {
  const { entries, size, offset } = directory
  const needsZip64 = entries >= full16 || size >= full32 || offset >= full32
  const end = writeFields([
    [4, 0x0605_4b50],
    [2, 0], // this disk
    [2, 0], // disk of the directory
    [2, Math.min(entries, full16)],
    [2, Math.min(entries, full16)],
    [4, Math.min(size, full32)],
    [4, Math.min(offset, full32)],
    [2, 0], // comment
  ])
  return needsZip64 ? joinBytes([zip64End(directory), end]) : end
}

function zip64End({ entries, size, offset }: { entries: number; size: number; offset: number }): Uint8Array {
  const record = writeFields([
    [4, 0x0606_4b50],
    [8, 44], // what follows of this record
    [2, madeBy],
    [2, zip64Version],
    [4, 0], // this disk
    [4, 0], // disk of the directory
    [8, entries],
    [8, entries],
    [8, size],
    [8, offset],
  ])
  const locator = writeFields([
    [4, 0x0706_4b50],
    [4, 0], // disk of the record
    [8, offset + size],
    [4, 1], // disks
  ])
  return joinBytes([record, locator])
}

function zip64Extra(values: readonly number[]): Uint8Array {
  return writeFields([[2, 1], [2, values.length * 8], ...values.map((value): Field => [8, value])])
}

type Field = [bytes: 2 | 4 | 8, value: number]

/** Writes the fields in little-endian order. */
function writeFields(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true)
    else if (width === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += width
  }
  return bytes
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** The MS-DOS format: years since 1980, and seconds in units of two. */
function dosTime({ date, time }: { date: CalendarDate; time: WallTime }): { date: number; time: number } {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { date: ((year - 1980) << 9) | (month << 5) | day, time: (hour << 11) | (minute << 5) }
}
