import 'server-only'
import { open } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'

/** Signatures of types that the library doesn't detect, or only in complete files. */
const signatures: Record<string, string> = {
  IIRO: 'image/x-olympus-orf',
  IIRS: 'image/x-olympus-orf',
  MMOR: 'image/x-olympus-orf',
  'IIU\0': 'image/x-panasonic-rw2',
}
const tiffSignatures = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']
/** NewSubfileType, whose lowest bit marks a reduced version of another image in the file (TIFF 6.0, section 8). */
const subfileTag = 0xfe

/** Detects the content type of a file in memory, regardless of its name. Returns an empty string for an unknown type. */
export async function detectTypeOf(file: Uint8Array): Promise<string> {
  return (await fileTypeFromBuffer(file))?.mime ?? ''
}

/**
 * Detects the content type of a file from its content, regardless of its name.
 * @returns undefined for an unknown type
 */
export async function detectType(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    const signature = (await read(0, 4)).toString('latin1')
    const known = signatures[signature] ?? (await fileTypeFromFile(path))?.mime
    // A TIFF without its directory is still a TIFF: the decoder then reports it as damaged.
    const type = known ?? (tiffSignatures.includes(signature) ? 'image/tiff' : undefined)
    // The library recognizes only some of Nikon's raw files. Their first image is a thumbnail.
    return type === 'image/tiff' && (await startsWithReducedImage(read)) ? 'image/x-nikon-nef' : type
  } finally {
    await file.close()
  }
}

async function startsWithReducedImage(
  read: (from: number, length: number) => Promise<Buffer>,
): Promise<boolean> {
  const head = await read(0, 8)
  const isLittle = head.toString('latin1', 0, 2) === 'II'
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  // Entries are sorted by their tags, and this one is the lowest.
  const directory = head.length < 8 ? head : await read(long(head, 4), 14)
  return directory.length === 14 && short(directory, 2) === subfileTag && (long(directory, 10) & 1) === 1
}
