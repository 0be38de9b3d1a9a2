'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { useDraftSaving } from '@/components/uploads/use-draft-saving'
import { discardAdditionDraftAction, saveAdditionDraftAction } from '@/lib/deliveries/actions'
import { fileIdsOf } from '@/lib/deliveries/rules/files'
import type { AdditionDraft } from '@/lib/deliveries/schema/drafts'
import type { AdditionTarget } from '@/lib/deliveries/schema/sending'
import { discardFailedText } from '@/lib/deliveries/words/deliveries'
import { noPhotosText } from '@/lib/deliveries/words/uploads'
import { addToDelivery } from './add-to-delivery'
import { fromDraftFiles, toAdditionDraft } from './draft-contents'
import { areFinished, discardFilesOf } from './finish-uploads'
import type { PhotoUpload } from './photo-queue'
import { usePhotoQueue } from './use-photo-queue'

/** Manages the state of the form that adds photos to a delivery. */
export function useAddPhotos(delivery: AdditionTarget, draft: AdditionDraft | null) {
  const router = useRouter()
  const [left] = useState(() => fromDraftFiles(draft?.files ?? []))
  const { queue, uploads } = usePhotoQueue(left)
  const [idempotencyKey, setIdempotencyKey] = useState<string>(
    () => draft?.idempotencyKey ?? crypto.randomUUID(),
  )
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const saving = useDraftSaving(
    toAdditionDraft(idempotencyKey, delivery.id, uploads),
    draft !== null,
    (changed) =>
      changed ? saveAdditionDraftAction(changed) : discardAdditionDraftAction({ deliveryId: delivery.id }),
  )

  function remove(removed: readonly PhotoUpload[]) {
    queue.remove(removed.map(({ id }) => id))
    discardFilesOf(removed)
  }

  async function add() {
    if (sending) return
    if (!areFinished(uploads)) return
    const fileIds = fileIdsOf(uploads)
    if (fileIds.length === 0) return setError(noPhotosText)
    setSending(true)
    await saving.stop()
    // The key is kept after a lost response, so that a retry doesn't add the photos twice.
    const added = await addToDelivery({ idempotencyKey, deliveryId: delivery.id, fileIds })
    setSending(false)
    if (!added) return
    reset()
    router.push(`/photo-view?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`)
  }

  /** Discards the form's contents, here and on the server. */
  async function discard() {
    await saving.stop()
    const result = await discardAdditionDraftAction({ deliveryId: delivery.id }).catch(() => null)
    if (!result?.ok) return toast.error('Error', explainFailure(result, discardFailedText))
    // Files uploaded after the last save aren't in the draft.
    discardFilesOf(uploads)
    reset()
  }

  function reset() {
    queue.clear()
    saving.reset()
    setIdempotencyKey(crypto.randomUUID())
  }

  return { queue, uploads, sending, error, remove, add, discard, draftState: saving.state }
}
