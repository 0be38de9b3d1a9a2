import type { Upload } from './upload-queue'

type Known = Upload & { takenAt: number; crc32: number | null }

/**
 * Finds the upload that a chosen file duplicates. The same name, size and date mean the same file; if only the name or
 * only the date differs, as after a copy, the content decides. An unfinished upload whose file this browser doesn't have
 * is matched by name and size.
 */
export function findSameUpload<U extends Known>(
  file: File,
  uploads: readonly U[],
): U | undefined | Promise<U | undefined> {
  const alike = uploads.filter(({ bytes }) => bytes === file.size)
  const certain = alike.find(
    (upload) => isSameName(upload, file) && (isSameDate(upload, file) || isMissing(upload)),
  )
  if (certain) return certain
  // Raw files from one camera often have the same size, so size alone doesn't justify reading them.
  const likely = alike.filter((upload) => isSameName(upload, file) || isSameDate(upload, file))
  return likely.length === 0 ? undefined : findSameContent(file, likely)
}

async function findSameContent<U extends Known>(file: File, likely: readonly U[]): Promise<U | undefined> {
  const crc32 = await crc32Of(file).catch(() => null)
  if (crc32 === null) return undefined
  for (const upload of likely) {
    const known = upload.crc32 ?? (upload.file && (await crc32Of(upload.file).catch(() => null)))
    if (known === crc32) return upload
  }
  return undefined
}

const isSameName = (upload: Known, file: File) => upload.name === file.name
const isSameDate = (upload: Known, file: File) => upload.takenAt === file.lastModified
const isMissing = ({ state, file }: Known) => state === 'missing' && file === null

const table = makeTable()

/** Computes the CRC-32 of a file's content, the same checksum that ZIP and the server use. Streams the file. */
export async function crc32Of(file: Blob): Promise<number> {
  let crc = 0xffff_ffff
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return (crc ^ 0xffff_ffff) >>> 0
    for (const byte of value) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  }
}

function makeTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
    return value
  })
}
