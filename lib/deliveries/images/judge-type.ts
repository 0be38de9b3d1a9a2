import 'server-only'
import { fileTypeFromBuffer } from 'file-type'

/** Enough for every format's signature, a raw file's first directory included. */
export const judgedBytes = 64 * 1024

/** TIFFs that begin with a maker's own word; the library knows only some of them. */
const makersWords: Record<string, string> = {
  IIRO: 'image/x-olympus-orf',
  IIRS: 'image/x-olympus-orf',
  MMOR: 'image/x-olympus-orf',
  'IIU\0': 'image/x-panasonic-rw2',
}

/** The content type of a file by its first bytes, whatever it is called; undefined when it is nothing known. */
export async function judgeType(head: Uint8Array): Promise<string | undefined> {
  const word = Buffer.from(head.subarray(0, 4)).toString('latin1')
  return makersWords[word] ?? (await fileTypeFromBuffer(head))?.mime
}
