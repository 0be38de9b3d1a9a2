import { fileByteLimit } from '@/lib/photos/deliveries/limits'
import { formatBytes } from './bytes'

/** Accepted content types, as detected from the bytes. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff', 'image/heic', 'image/heif']

const rawTypes = [
  'image/x-canon-cr2',
  'image/x-canon-cr3',
  'image/x-nikon-nef',
  'image/x-sony-arw',
  'image/x-adobe-dng',
  'image/x-fujifilm-raf',
  'image/x-olympus-orf',
  'image/x-panasonic-rw2',
]

/** For file pickers: extensions, because browsers know few of these types. The server detects the type from the content. */
export const pickerAccept =
  '.jpg,.jpeg,.png,.webp,.tif,.tiff,.heic,.heif,.cr2,.cr3,.nef,.arw,.dng,.raf,.orf,.rw2'

export function isAcceptedType(contentType: string): boolean {
  return pictureTypes.includes(contentType) || isRawType(contentType)
}

/** A camera's raw format, which can be downloaded but not displayed. */
export function isRawType(contentType: string): boolean {
  return rawTypes.includes(contentType)
}

/** Follows the file's name. */
export const rawText = "can be downloaded, but RAW files can't be displayed."

/** Whether photographers must be notified that a photo isn't displayed. They know that full photos in a raw format aren't. */
export function isUnexpected({
  isPreview,
  problem,
}: {
  isPreview: boolean
  problem: string | null
}): boolean {
  return problem !== null && (isPreview || !problem.endsWith(rawText))
}

/** Returns why a file of this size can't be uploaded; null if it can. */
export function fileSizeError(file: { size: number }): string | null {
  if (file.size === 0) return 'The file is empty'
  if (file.size > fileByteLimit) return `Larger than ${formatBytes(fileByteLimit)}`
  return null
}

/** Returns the ids of the files that have been uploaded. */
export function fileIdsOf(files: readonly { fileId: string | null }[]): string[] {
  return files.flatMap(({ fileId }) => fileId ?? [])
}
