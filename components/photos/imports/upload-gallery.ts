import { crc32Of } from '@/components/uploads/find-same-upload'
import { createUploadQueue, isInProgress, newUpload, type Upload } from '@/components/uploads/upload-queue'
import type { PhotoUploads } from '@/lib/photos/deliveries/routes/photo-uploads'
import { fileSizeError } from '@/lib/photos/deliveries/rules/files'
import type { StoredPhoto } from '@/lib/photos/deliveries/schema/sending'
import type { UploadedFile } from '@/lib/photos/imports/schema'

type Photo = Upload & { fileId: string | null }

/** Creates the upload queue of one gallery. The upload library is loaded with the first file. */
export function createGalleryQueue() {
  return createUploadQueue<{ fileId: string | null }, StoredPhoto>({
    send: async (file, _upload, options) => {
      const { sendFile } = await import('@/components/uploads/send-file')
      return sendFile<StoredPhoto>('importedPhoto' satisfies keyof PhotoUploads, file, options)
    },
    finish: ({ fileId }) => ({ fileId }),
  })
}
export type GalleryQueue = ReturnType<typeof createGalleryQueue>

/** Lists the photos of a gallery. Those that were uploaded before, by their name, size and content, are done. */
export async function listPhotos(
  files: readonly File[],
  uploaded: readonly UploadedFile[],
): Promise<Photo[]> {
  const free = [...uploaded]
  const photos: Photo[] = []
  for (const file of files) {
    const alike = free.filter(({ name, bytes }) => name === file.name && bytes === file.size)
    const crc32 = alike.length > 0 ? await crc32Of(file).catch(() => null) : null
    const same = crc32 === null ? undefined : alike.find((known) => known.crc32 === crc32)
    if (same) free.splice(free.indexOf(same), 1)
    const upload = newUpload(file, fileSizeError(file))
    photos.push(
      same ? { ...upload, state: 'done', percent: 100, fileId: same.fileId } : { ...upload, fileId: null },
    )
  }
  return photos
}

/** Waits until each photo of a queue is uploaded, failed, or was rejected, or the signal ends it. */
export function untilFinished(queue: GalleryQueue, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const isBusy = queue.read().some((photo) => isInProgress(photo) || photo.state === 'paused')
      if (isBusy && !signal.aborted) return
      stop()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const stop = queue.subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
}
