import { toast } from '@/components/ui/toast'
import { discardUploadsAction } from '@/lib/deliveries/actions'
import { fileIdsOf } from '@/lib/deliveries/rules'
import { isTraveling, isUnfinished, type Upload } from './upload-queue'

/** Whether every one has arrived; where one has not, says what is to be done. */
export function haveArrived(uploads: readonly Upload[]): boolean {
  if (uploads.some(isTraveling)) {
    toast.info('Photos are still uploading', 'Ready when every upload has finished.')
    return false
  }
  if (uploads.some(isUnfinished)) {
    toast.error('Error', 'Some uploads did not finish. Continue them or remove them.')
    return false
  }
  return true
}

/** Says that files were chosen which are in the list already. */
export function reportRepeated(repeated: number): void {
  if (repeated === 0) return
  const files = repeated === 1 ? '1 file is' : `${repeated} files are`
  toast.info('Already in the list', `${files} in the list already and won't be uploaded twice.`)
}

/** Has storage forget what has arrived of these; nobody waits for that. */
export function discardFilesOf(uploads: readonly Upload[]): void {
  const fileIds = fileIdsOf(uploads)
  if (fileIds.length > 0) void discardUploadsAction({ fileIds })
}
