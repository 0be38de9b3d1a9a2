type ReadPart = (from: number, to: number) => Promise<Uint8Array>

/** Boxes that lead from a film's index to its tables of samples. ISO/IEC 14496-12, 8.1 to 8.6. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
/** A file whose index isn't among its first boxes is read by the library alone. */
const maxBoxes = 64
const headerBytes = 16

/**
 * Returns the largest number of samples that an MP4 or MOV names for a chunk, or for a track whose samples are shown in another
 * order than they are decoded; 0 for other files. Damaged ones name billions in a few bytes, and the library lists each of them.
 * @param maxIndexBytes of a larger index nothing is read
 */
export async function countSamples(
  sizeBytes: number,
  readPart: ReadPart,
  maxIndexBytes: number,
): Promise<number> {
  let from = 0
  for (let box = 0; box < maxBoxes && from + 8 <= sizeBytes; box++) {
    const header = view(await readPart(from, Math.min(from + headerBytes, sizeBytes)))
    const { type, size } = readHeader(header, 0, sizeBytes - from)
    if (!/^[ -~]{4}$/.test(type) || size < 8) return 0
    if (type === 'moov')
      return size > maxIndexBytes
        ? 0
        : findLargest(view(await readPart(from, Math.min(from + size, sizeBytes))))
    from += size
  }
  return 0
}

function findLargest(index: DataView): number {
  let largest = 0
  let durations = 0
  let offsets = 0
  let at = 0
  while (at + 8 <= index.byteLength) {
    const { type, size, bodyAt } = readHeader(index, at, index.byteLength - at)
    if (size < 8) break
    if (type === 'stbl') durations = offsets = 0
    if (type === 'stts') durations = sumCounts(index, bodyAt)
    if (type === 'ctts') offsets = sumCounts(index, bodyAt)
    if (type === 'stsc') largest = Math.max(largest, findLargestChunk(index, bodyAt))
    if (offsets > 0) largest = Math.max(largest, durations, offsets)
    // What a container holds follows its header.
    at = containers.has(type) ? bodyAt : at + size
  }
  return largest
}

/** Lists a number of each entry of a table: version and flags, how many entries, then the entries. */
function* listNumbers(index: DataView, at: number, entry: { bytes: number; place: number }) {
  if (at + 8 > index.byteLength) return
  const fitting = Math.floor((index.byteLength - at - 8) / entry.bytes)
  const count = Math.min(index.getUint32(at + 4), fitting)
  for (let place = 0; place < count; place++)
    yield index.getUint32(at + 8 + place * entry.bytes + entry.place)
}

/** Sums how many samples the entries of `stts` or `ctts` are for. */
function sumCounts(index: DataView, at: number): number {
  let sum = 0
  for (const count of listNumbers(index, at, { bytes: 8, place: 0 })) sum += count
  return sum
}

/** Returns how many samples the largest chunk of `stsc` has. */
function findLargestChunk(index: DataView, at: number): number {
  let largest = 0
  for (const count of listNumbers(index, at, { bytes: 12, place: 4 })) largest = Math.max(largest, count)
  return largest
}

/** @param rest how many bytes are left: a size of 0 means all of them, and 1 that a larger number follows */
function readHeader(bytes: DataView, at: number, rest: number) {
  if (at + 8 > bytes.byteLength) return { type: '', size: 0, bodyAt: at }
  const short = bytes.getUint32(at)
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => bytes.getUint8(at + offset)))
  const isLong = short === 1 && at + headerBytes <= bytes.byteLength
  const size = isLong ? Number(bytes.getBigUint64(at + 8)) : short === 0 ? rest : short
  return { type, size, bodyAt: at + (isLong ? headerBytes : 8) }
}

function view({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
