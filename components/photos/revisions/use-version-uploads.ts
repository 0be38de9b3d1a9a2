'use client'

import { useState } from 'react'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import {
  createUploadQueue,
  isInProgress,
  isLostOnLeaving,
  newUpload,
  type Upload,
} from '@/components/uploads/upload-queue'
import { useUploadQueue } from '@/components/uploads/use-upload-queue'
import { versionSizeError } from '@/lib/photos/revisions/rules/files'
import { fileProblems } from '@/lib/photos/revisions/words/files'

type VersionFacts = {
  photoId: string
  /** The stored file's id, once done. */
  fileId: string | null
}
export type VersionUpload = Upload & VersionFacts

/** Uploads new versions, one file per photo. */
export function useVersionUploads() {
  const { queue, uploads } = useUploadQueue(createQueue)
  // Kept after a lost response, so that a retry doesn't propose them twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  useLeaveWarning(uploads.some(isLostOnLeaving), 'Leave this page and stop the uploads?')

  function choose(photoId: string, file: File) {
    queue.remove(uploads.filter((upload) => upload.photoId === photoId).map(({ id }) => id))
    queue.append({ ...newUpload(file, versionSizeError(file)), photoId, fileId: null })
    queue.start()
  }

  return {
    idempotencyKey,
    uploadOf: (photoId: string) => uploads.find((upload) => upload.photoId === photoId),
    choose,
    retry: queue.retry,
    clear: queue.clear,
    uploads,
    /** Why the versions can't be sent yet; null if they can. */
    problem: whyNotReady(uploads),
    versions: uploads.flatMap(({ photoId, fileId }) => (fileId ? [{ photoId, fileId }] : [])),
  }
}

function createQueue() {
  return createUploadQueue<VersionFacts, { fileId: string }>({
    // The upload library is loaded with the first file, not with the page.
    send: async (file, _upload, options) => {
      const { sendFile } = await import('@/components/uploads/send-file')
      return sendFile<{ fileId: string }>('photo', file, { ...options, input: { purpose: 'PHOTO_ORIGINAL' } })
    },
    finish: ({ fileId }) => ({ fileId }),
  })
}

function whyNotReady(uploads: readonly Upload[]): string | null {
  if (uploads.length === 0) return fileProblems.none
  if (uploads.some(isInProgress)) return fileProblems.unfinished
  if (uploads.some(({ state }) => state !== 'done')) return fileProblems.failed
  return null
}
