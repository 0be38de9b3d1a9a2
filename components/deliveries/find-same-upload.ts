import { crc32Of } from './crc32'
import type { Upload } from './upload-queue'

/**
 * Finds the upload that a chosen file already is. Name, size and date alike, it is the same file; where only the name or
 * only the date differs, as after a copy, the content decides. An upload that never finished and that this browser does
 * not hold is known by name and size.
 */
export function findSameUpload(
  file: File,
  uploads: readonly Upload[],
): Upload | undefined | Promise<Upload | undefined> {
  const alike = uploads.filter(({ bytes }) => bytes === file.size)
  const certain = alike.find(
    (upload) => isSameName(upload, file) && (isSameDate(upload, file) || isLost(upload)),
  )
  if (certain) return certain
  // Raw files of one camera are all of one size: not each of them can be read again.
  const likely = alike.filter((upload) => isSameName(upload, file) || isSameDate(upload, file))
  return likely.length === 0 ? undefined : findSameContent(file, likely)
}

async function findSameContent(file: File, likely: readonly Upload[]): Promise<Upload | undefined> {
  const crc32 = await crc32Of(file).catch(() => null)
  if (crc32 === null) return undefined
  for (const upload of likely) {
    const known = upload.crc32 ?? (upload.file && (await crc32Of(upload.file).catch(() => null)))
    if (known === crc32) return upload
  }
  return undefined
}

const isSameName = (upload: Upload, file: File) => upload.name === file.name
const isSameDate = (upload: Upload, file: File) => upload.takenAt === file.lastModified
const isLost = ({ state, file }: Upload) => state === 'missing' && file === null
