'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { useDraftSaving } from '@/components/uploads/use-draft-saving'
import { discardAdditionDraftAction, saveAdditionDraftAction } from '@/lib/photos/deliveries/actions'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import type { AdditionDraft } from '@/lib/photos/deliveries/schema/drafts'
import type { AdditionTarget } from '@/lib/photos/deliveries/schema/sending'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { addToChoiceText, discardFailedText } from '@/lib/photos/deliveries/words/deliveries'
import { noPhotosText } from '@/lib/photos/deliveries/words/uploads'
import { addToDelivery } from './add-to-delivery'
import { DraftBar } from './draft-bar'
import { fromDraftFiles, toAdditionDraft } from './draft-contents'
import { areFinished, discardFilesOf } from './finish-uploads'
import { isBehind } from './photo-queue'
import { SendBar } from './send-bar'
import { roomsOf } from './send-input'
import { useContactSheet } from './sheet/use-contact-sheet'
import { useLeaveOut } from './sheet/use-leave-out'
import { UploadSection } from './upload-section'
import { UploadSubmit } from './upload-submit'
import { usePhotoQueue } from './use-photo-queue'

type AddPhotosFormProps = { delivery: AdditionTarget; draft: AdditionDraft | null }

/** Uploads more photos to an existing delivery: at no charge, or to what its client chooses from. */
export function AddPhotosForm({ delivery, draft }: AddPhotosFormProps) {
  const { uploads, sending, ...state } = useAddPhotos(delivery, draft)

  return (
    <form
      noValidate
      aria-label="Add photos"
      className="grid max-w-5xl gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        void state.add()
      }}
    >
      <p className="text-ink-2">
        {delivery.label}. {countPhotos(delivery.photoCount)} so far; new ones go at the end.
      </p>
      {delivery.choice !== null && <p className="text-ink-2">{addToChoiceText(delivery.choice)}</p>}
      <DraftBar state={state.draftState} onDiscard={state.discard} />
      <UploadSection
        queue={state.queue}
        sheet={state.sheet}
        place={placeOf(delivery.label)}
        room={fullPhotoLimit - delivery.photoCount}
        onRemove={state.leaveOut}
        error={uploads.length > 0 ? null : state.error}
      />
      <SendBar
        cover={undefined}
        what={delivery.label}
        photoCount={state.sheet.photos.length}
        missing={null}
        onJump={() => {}}
      >
        <UploadSubmit
          label="Add photos"
          busyText="Adding photos"
          uploads={uploads.filter((upload) => !isBehind(upload))}
          sending={sending}
        />
      </SendBar>
    </form>
  )
}

/** Manages the state of the form that adds photos to a delivery. */
function useAddPhotos(delivery: AdditionTarget, draft: AdditionDraft | null) {
  const router = useRouter()
  const [left] = useState(() => fromDraftFiles(draft?.files ?? []))
  const { queue, uploads } = usePhotoQueue(left)
  const sheet = useContactSheet(queue, uploads)
  const removal = useLeaveOut(queue)
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

  async function add() {
    if (sending) return
    if (!areFinished(sheet.photos)) return
    const fileIds = fileIdsOf(sheet.photos)
    if (fileIds.length === 0) return setError(noPhotosText)
    setSending(true)
    await saving.stop()
    // The key is kept after a lost response, so that a retry doesn't add the photos twice.
    const added = await addToDelivery({
      idempotencyKey,
      deliveryId: delivery.id,
      fileIds,
      rooms: roomsOf(sheet.photos),
    })
    setSending(false)
    if (!added) return
    discardFilesOf(uploads.filter(isBehind))
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
    removal.finishAll()
    queue.clear()
    saving.reset()
    setIdempotencyKey(crypto.randomUUID())
  }

  const { leaveOut } = removal
  return { queue, uploads, sheet, sending, error, leaveOut, add, discard, draftState: saving.state }
}

/** The street, of a delivery's label. */
function placeOf(label: string): string {
  return label.split(', ')[0] ?? label
}
