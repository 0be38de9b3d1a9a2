import { toast } from '@/components/ui/toast'
import { isInProgress, isUnfinished, type Upload } from '@/components/uploads/upload-queue'
import { discardUploadsAction } from '@/lib/photos/deliveries/actions'
import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import { repeatedFilesText, uploadsPendingText } from '@/lib/photos/deliveries/words/uploads'
import type { PhotoUpload } from './photo-queue'

/** Whether all uploads have finished; if not, shows what to do. */
export function areFinished(uploads: readonly Upload[]): boolean {
  if (uploads.some(isInProgress)) {
    toast.info('Photos are still uploading', uploadsPendingText)
    return false
  }
  if (uploads.some(isUnfinished)) {
    toast.error('Error', "Some uploads didn't finish. Finish or remove them first.")
    return false
  }
  return true
}

/** Shows that some chosen files are already in the list. */
export function reportRepeated(repeated: number): void {
  if (repeated === 0) return
  toast.info('Already in the list', repeatedFilesText(repeated))
}

/** Deletes the uploaded files from storage, in the background. */
export function discardFilesOf(uploads: readonly PhotoUpload[]): void {
  const fileIds = fileIdsOf(uploads)
  if (fileIds.length > 0) void discardUploadsAction({ fileIds })
}
