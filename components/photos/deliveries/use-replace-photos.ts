'use client'

import { useState } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { isInProgress, isLostOnLeaving } from '@/components/uploads/upload-queue'
import { replacePhotosAction } from '@/lib/photos/deliveries/actions'
import { alreadyListedText, chosenFilesProblems, leaveTexts } from '@/lib/photos/deliveries/words/uploads'
import { discardFilesOf } from './finish-uploads'
import { matchReplacements } from './match-replacements'
import type { PhotoUpload } from './photo-queue'
import { usePhotoQueue } from './use-photo-queue'

type NamedPhoto = { id: string; name: string }

/** Uploads replacements for photos of a delivery, then replaces the photos. */
export function useReplacePhotos(deliveryId: string, photos: readonly NamedPhoto[], onDone: () => void) {
  const { queue, uploads } = usePhotoQueue()
  const [uploadIds, setUploadIds] = useState<Readonly<Record<string, string>>>({})
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string | null>(null)
  useLeaveWarning(uploads.some(isLostOnLeaving), leaveTexts.uploading)

  const uploadOf = (photoId: string): PhotoUpload | undefined =>
    uploads.find(({ id }) => id === uploadIds[photoId])
  const chosen = photos.flatMap(({ id }) => {
    const upload = uploadOf(id)
    return upload ? [{ photoId: id, upload }] : []
  })
  const ready = chosen.flatMap(({ photoId, upload: { state, fileId } }) =>
    state === 'done' && fileId ? [{ photoId, fileId }] : [],
  )

  /** Assigns files to one photo, or to those that have no replacement yet. */
  async function choose(files: readonly File[], photo?: NamedPhoto) {
    setProblem(null)
    const targets = photo ? [photo] : photos.filter(({ id }) => !uploadOf(id))
    for (const { photoId, file } of matchReplacements(files, targets)) {
      const { ids, repeated } = await queue.add([file], 'PHOTO_ORIGINAL')
      if (repeated > 0) {
        toast.info('Already in the list', alreadyListedText(file.name))
        continue
      }
      const former = uploads.filter(({ id }) => id === uploadIds[photoId])
      queue.remove(former.map(({ id }) => id))
      discardFilesOf(former)
      // Another choice may have been made while this one was compared with the others.
      setUploadIds((current) => ({ ...current, [photoId]: ids[0] ?? '' }))
    }
  }

  async function replace() {
    if (ready.length === 0 || ready.length < chosen.length) {
      setProblem(whyNotReady(uploads))
      return
    }
    // The key is kept after a lost response, so that a retry doesn't replace the photos twice.
    const result = await replacePhotosAction({ idempotencyKey, deliveryId, replacements: ready }).catch(
      () => null,
    )
    if (!result?.ok) {
      setProblem(explainFailure(result, "We couldn't replace the photos. Try again."))
      return
    }
    toast.success(ready.length === 1 ? 'Photo replaced' : `${ready.length} photos replaced`)
    onDone()
  }

  /** Stops all uploads and deletes the files already uploaded. */
  function discard() {
    discardFilesOf(uploads)
    queue.clear()
  }

  return { uploadOf, retry: queue.retry, choose, replace, discard, problem, chosenCount: chosen.length }
}

function whyNotReady(uploads: readonly PhotoUpload[]): string {
  if (uploads.length === 0) return chosenFilesProblems.none
  if (uploads.some(isInProgress)) return chosenFilesProblems.unfinished
  return chosenFilesProblems.failed
}
