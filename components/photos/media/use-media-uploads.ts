'use client'

import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { createUploadQueue, isLostOnLeaving, newUpload, type Upload } from '@/components/uploads/upload-queue'
import { useUploadQueue } from '@/components/uploads/use-upload-queue'
import { discardMediaFilesAction } from '@/lib/photos/media/actions'
import { isMediaName, mediaSizeError } from '@/lib/photos/media/rules/media-types'
import type { StoredMedium, UnsentMedium } from '@/lib/photos/media/schema'
import { leaveUploadsText, notMediaText, unpreparedTexts } from '@/lib/photos/media/words'

type MediaFacts = {
  /** How much of what viewers play is made, in percent; null before and after. */
  prepared: number | null
  /** Once it's stored. */
  mediaId: string | null
}
export type MediaUpload = Upload & MediaFacts

type Options = {
  /** Drawn across previews. */
  watermark: string
  /** Those of a draft, which are stored. */
  initial?: readonly UnsentMedium[]
  /** Called with each uploaded file. Throws an error with a message to show. */
  onStored?: (medium: StoredMedium) => Promise<void>
}

/** Uploads films and documents, and makes what viewers play of a film. */
export function useMediaUploads(options: Options) {
  const [queueOptions] = useState(options)
  const { queue, uploads } = useUploadQueue(() => createMediaQueue(queueOptions))
  useLeaveWarning(uploads.some(isLostOnLeaving), leaveUploadsText)
  const stored = uploads.flatMap(({ mediaId, name, bytes }) =>
    mediaId ? [{ mediaId, name, sizeBytes: bytes }] : [],
  )

  function choose(files: readonly File[]) {
    for (const file of files) {
      const problem = isMediaName(file.name) ? mediaSizeError(file) : notMediaText(file.name)
      queue.append({ ...newUpload(file, problem), prepared: null, mediaId: null })
    }
    queue.start()
  }

  return {
    uploads,
    /** The uploaded ones. */
    stored,
    choose,
    retry: queue.retry,
    remove: (id: string) => queue.remove([id]),
    clear: queue.clear,
    /** Deletes an uploaded file that wasn't sent. */
    discard(upload: MediaUpload) {
      queue.remove([upload.id])
      if (upload.mediaId) void discardMediaFilesAction({ mediaIds: [upload.mediaId] })
    },
  }
}

export type MediaUploads = ReturnType<typeof useMediaUploads>

function createMediaQueue({ watermark, initial = [], onStored }: Options) {
  const queue = createUploadQueue<MediaFacts, StoredMedium>({
    async send(file, { id }, { signal, onProgress }) {
      // The upload library is loaded with the first file, not with the page.
      const { prepareFilm, sendMediaFile } = await import('./send-media-file')
      const outcome = await sendMediaFile(file, { signal, onProgress })
      if (outcome.outcome !== 'stored') return outcome
      await onStored?.(outcome)
      const { mediaId, kind } = outcome
      queue.change(id, { mediaId })
      if (kind === 'FILM') {
        const showPrepared = (percent: number) => queue.change(id, { prepared: Math.floor(percent) })
        showPrepared(0)
        const isPrepared = await prepareFilm(file, mediaId, { watermark, signal, onProgress: showPrepared })
        if (!isPrepared && !signal.aborted)
          toast.info(unpreparedTexts.title, unpreparedTexts.message(file.name))
      }
      return outcome
    },
    finish: () => ({ prepared: null }),
  })
  queue.restore(initial.map(toUpload))
  return queue
}

function toUpload({ mediaId, name, sizeBytes }: UnsentMedium): MediaUpload {
  const upload = { id: mediaId, name, bytes: sizeBytes, file: null, problem: null }
  return { ...upload, state: 'done', percent: 100, prepared: null, mediaId }
}
