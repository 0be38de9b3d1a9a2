// An MP4 or MOV file is a sequence of boxes that each start with their length and type. ISO/IEC 14496-12, 4.2.

/** Reads part of a file, excluding `to`. */
type ReadPart = (from: number, to: number) => Promise<Uint8Array>

/** Bytes per read. Usually contains the next headers of a fragmented file. */
const windowBytes = 4096
/** After this many reads, the rest of a fragmented file is assumed to be complete. */
const maxReads = 200
const shortHeaderBytes = 8
const longHeaderBytes = 16

/**
 * Whether a video has its index and its data, and no box extends beyond the end of the file, as after an interrupted upload
 * or export. Reads only the headers of the boxes, never beyond the end of the file.
 * @throws Error from `readPart`
 */
export async function isCompleteVideo(sizeBytes: number, readPart: ReadPart): Promise<boolean> {
  const seen = new Set<string>()
  const hasAll = () => seen.has('moov') && seen.has('mdat')
  let part: { from: number; bytes: Uint8Array } = { from: 0, bytes: new Uint8Array() }
  let reads = 0
  for (let at = 0; at + shortHeaderBytes <= sizeBytes; ) {
    const headerEnd = Math.min(at + longHeaderBytes, sizeBytes)
    if (headerEnd > part.from + part.bytes.length) {
      if (reads === maxReads) return seen.has('moov')
      reads += 1
      part = { from: at, bytes: await readPart(at, Math.min(at + windowBytes, sizeBytes)) }
    }
    const { type, length } = readHeader(part.bytes.subarray(at - part.from), sizeBytes - at)
    // Some cameras append their own data after the last box.
    if (!/^[\w ©-]{4}$/.test(type)) return hasAll()
    if (length < shortHeaderBytes || at + length > sizeBytes) return false
    seen.add(type)
    at += length
  }
  return hasAll()
}

/** A length of 0 means to the end of the file; 1 means that the length is in the 8 bytes after the type. */
function readHeader(bytes: Uint8Array, leftBytes: number): { type: string; length: number } {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = String.fromCharCode(...bytes.subarray(4, shortHeaderBytes))
  const length = header.getUint32(0)
  if (length === 0) return { type, length: leftBytes }
  if (length > 1) return { type, length }
  const hasLongHeader = bytes.byteLength >= longHeaderBytes
  return { type, length: hasLongHeader ? Number(header.getBigUint64(shortHeaderBytes)) : leftBytes + 1 }
}
