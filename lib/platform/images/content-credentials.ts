/** How much of a JPEG is searched for Content Credentials, in bytes: they come before the picture, after a camera's notes. */
export const credentialsHeadBytes = 512 * 1024

const app11 = 0xeb
const startOfScan = 0xda
const endOfImage = 0xd9
/** The type of the box that a C2PA manifest store is in, a UUID: C2PA 2.1, section 11.1.4. */
const manifestStore = Buffer.from('6332706100110010800000aa00389b71', 'hex')

/**
 * Whether a JPEG has Content Credentials: a C2PA manifest store, in JUMBF boxes in its APP11 segments (ISO/IEC 19566-5). Only
 * finds them; doesn't check whether they are valid.
 * @param head the start of the file, up to `credentialsHeadBytes`
 */
export function hasContentCredentials(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // Any number of bytes may fill the space before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === startOfScan || marker === endOfImage) return false
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2) return false
    if (marker === app11 && startsManifestStore(bytes.subarray(at + 4, at + 2 + length))) return true
    at += 2 + length
  }
  return false
}

/** Whether a segment begins with the superbox of a manifest store: `JP`, box number, packet number, `jumb`, `jumd`, type. */
function startsManifestStore(segment: Buffer): boolean {
  if (segment.length < 8 || segment.toString('latin1', 0, 2) !== 'JP') return false
  const superbox = boxAt(segment, 8)
  if (superbox?.type !== 'jumb') return false
  const description = boxAt(segment, superbox.content)
  if (description?.type !== 'jumd') return false
  return segment
    .subarray(description.content, description.content + manifestStore.length)
    .equals(manifestStore)
}

/** Reads the header of a box; null if the segment ends in it. A length of 1 means that a longer one follows the type. */
function boxAt(segment: Buffer, at: number): { type: string; content: number } | null {
  if (at + 8 > segment.length) return null
  const isLong = segment.readUInt32BE(at) === 1
  return { type: segment.toString('latin1', at + 4, at + 8), content: at + (isLong ? 16 : 8) }
}
