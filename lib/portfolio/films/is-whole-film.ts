// An MP4 or MOV file is a row of boxes, each led by its length and type. ISO/IEC 14496-12, 4.2.

/** Part of a file, `to` not included. */
type ReadPart = (from: number, to: number) => Promise<Uint8Array>

/** Read at once, so that of a film in many small pieces the box after next is mostly there already. */
const windowBytes = 4096
/** A film in more pieces than this is taken for whole when its first ones are. */
const maxReads = 200
const shortHeaderBytes = 8
const longHeaderBytes = 16

/**
 * Whether a film has its index and its pictures and no box reaches beyond the file's end: one whose upload or export
 * broke off does not play. Reads the boxes' headers alone; `readPart` is never asked beyond the file.
 * @throws Error what `readPart` throws
 */
export async function isWholeFilm(sizeBytes: number, readPart: ReadPart): Promise<boolean> {
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
    // Some cameras write a note of their own behind the last box.
    if (!/^[\w ©-]{4}$/.test(type)) return hasAll()
    if (length < shortHeaderBytes || at + length > sizeBytes) return false
    seen.add(type)
    at += length
  }
  return hasAll()
}

/** A length of 0 is "to the end of the file", one of 1 stands in the 8 bytes behind the type. */
function readHeader(bytes: Uint8Array, leftBytes: number): { type: string; length: number } {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = String.fromCharCode(...bytes.subarray(4, shortHeaderBytes))
  const length = header.getUint32(0)
  if (length === 0) return { type, length: leftBytes }
  if (length > 1) return { type, length }
  const isThere = bytes.byteLength >= longHeaderBytes
  return { type, length: isThere ? Number(header.getBigUint64(shortHeaderBytes)) : leftBytes + 1 }
}
