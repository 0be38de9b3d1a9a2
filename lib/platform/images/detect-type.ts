import 'server-only'
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** Signatures of types that the library doesn't detect, or only in complete files. */
const signatures: Record<string, string> = {
  IIRO: 'image/x-olympus-orf',
  IIRS: 'image/x-olympus-orf',
  MMOR: 'image/x-olympus-orf',
  'IIU\0': 'image/x-panasonic-rw2',
}
const tiffSignatures = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']

/**
 * Detects the content type of a file from its content, regardless of its name.
 * @returns undefined for an unknown type
 */
export async function detectType(path: string): Promise<string | undefined> {
  const signature = await readSignature(path)
  const known = signatures[signature] ?? (await fileTypeFromFile(path))?.mime
  // A TIFF without its directory is still a TIFF: the decoder then reports it as damaged.
  return known ?? (tiffSignatures.includes(signature) ? 'image/tiff' : undefined)
}

async function readSignature(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
