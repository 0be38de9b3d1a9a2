import 'server-only'
import { removeLooseFiles } from '@/lib/platform/jobs/queue'

/** UploadThing needs a rejected file's record to pass our response on to the browser. */
const retentionSeconds = 60

/** Removes an uploaded file from storage, a little later. */
export async function removeUpload(key: string): Promise<void> {
  await removeLooseFiles([key], { afterSeconds: retentionSeconds })
}

/** Removes an uploaded file, and returns why as the outcome of its upload. */
export async function rejectUpload(
  key: string,
  problem: string,
): Promise<{ outcome: 'rejected'; problem: string }> {
  await removeUpload(key)
  return { outcome: 'rejected', problem }
}
