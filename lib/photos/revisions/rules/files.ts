import { fileSizeError, pickerAccept } from '@/lib/photos/deliveries/rules/files'

/** A version is a photo: the same files are accepted. */
export const versionAccept = pickerAccept

/** Returns why a file of this size can't be uploaded; null if it can. */
export function versionSizeError(file: { size: number }): string | null {
  return fileSizeError(file)
}
