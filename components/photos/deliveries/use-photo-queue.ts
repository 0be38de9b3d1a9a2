'use client'

import { useUploadQueue } from '@/components/uploads/use-upload-queue'
import type { PhotoUploads } from '@/lib/photos/deliveries/routes/photo-uploads'
import type { StoredPhoto } from '@/lib/photos/deliveries/schema/sending'
import { createPhotoQueue, type PhotoQueue, type PhotoUpload, type SendPhoto } from './photo-queue'

/** The upload library is loaded with the first file, not with the page. */
const sendPhoto: SendPhoto = async (file, { purpose, ...options }) => {
  const { sendFile } = await import('@/components/uploads/send-file')
  return sendFile<StoredPhoto>('photo' satisfies keyof PhotoUploads, file, { ...options, input: { purpose } })
}

/** Creates an upload queue for as long as the form is mounted, starting with the uploads of an earlier visit. */
export function usePhotoQueue(left: readonly PhotoUpload[] = []): {
  queue: PhotoQueue
  uploads: readonly PhotoUpload[]
} {
  return useUploadQueue(() => {
    const queue = createPhotoQueue(sendPhoto)
    queue.restore(left)
    return queue
  })
}
