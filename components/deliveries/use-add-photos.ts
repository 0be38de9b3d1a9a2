'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { discardAdditionDraftAction, saveAdditionDraftAction } from '@/lib/deliveries/actions'
import { fileIdsOf } from '@/lib/deliveries/rules'
import type { AdditionDraft, AdditionTarget } from '@/lib/deliveries/schema'
import { addToDelivery } from './add-to-delivery'
import { fromDraftFiles, toAdditionDraft } from './draft-contents'
import { discardFilesOf, haveArrived } from './finish-uploads'
import type { Upload } from './upload-queue'
import { useDraftSaving } from './use-draft-saving'
import { useUploadQueue } from './use-upload-queue'

/** Everything the form that adds photos to a delivery knows, and every way it can change. */
export function useAddPhotos(delivery: AdditionTarget, draft: AdditionDraft | null) {
  const router = useRouter()
  const [left] = useState(() => fromDraftFiles(draft?.files ?? []))
  const { queue, uploads } = useUploadQueue(left)
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

  function remove(removed: readonly Upload[]) {
    queue.remove(removed.map(({ id }) => id))
    discardFilesOf(removed)
  }

  async function add() {
    if (sending) return
    if (!haveArrived(uploads)) return
    const fileIds = fileIdsOf(uploads)
    if (fileIds.length === 0) return setError('Add at least one photo')
    setSending(true)
    await saving.stop()
    // A lost answer is no reason to add twice: the key stays, and the server knows it.
    const added = await addToDelivery({ idempotencyKey, deliveryId: delivery.id, fileIds })
    setSending(false)
    if (!added) return
    startAfresh()
    router.push(`/photo-view?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`)
  }

  /** Throws away what is there, here and on the server. */
  async function discard() {
    await saving.stop()
    const result = await discardAdditionDraftAction({ deliveryId: delivery.id }).catch(() => null)
    if (!result?.ok) return toast.error('Error', explainFailure(result, 'Failed to discard the draft'))
    // What arrived after the last save is not in the draft.
    discardFilesOf(uploads)
    startAfresh()
  }

  function startAfresh() {
    queue.clear()
    saving.forget()
    setIdempotencyKey(crypto.randomUUID())
  }

  return { queue, uploads, sending, error, remove, add, discard, draftState: saving.state }
}
