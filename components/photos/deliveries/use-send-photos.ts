'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useMediaUploads } from '@/components/photos/media/use-media-uploads'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { type SaveDraft, useDraftSaving } from '@/components/uploads/use-draft-saving'
import { discardDraftAction, saveDraftAction, sendPhotosAction } from '@/lib/photos/deliveries/actions'
import { previewLimit } from '@/lib/photos/deliveries/limits'
import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import { choosePreviews, type PreviewPicks } from '@/lib/photos/deliveries/rules/sheet/propose-previews'
import type { DeliveryDraft, DraftSummary, SavedDraft } from '@/lib/photos/deliveries/schema/drafts'
import type { BookingChoice, BookingOption, SentDelivery } from '@/lib/photos/deliveries/schema/sending'
import {
  discardFailedText,
  missingFieldsText,
  notApprovedText,
  sentTexts,
} from '@/lib/photos/deliveries/words/deliveries'
import { noPhotosText } from '@/lib/photos/deliveries/words/uploads'
import type { FieldErrors } from '@/lib/platform/errors'
import type { LicenseKind } from '@/prisma/generated/enums'
import { addToDelivery } from './add-to-delivery'
import { chosenDelivery } from './chosen-delivery'
import type { SendTo } from './delivered-before'
import { emptyFields, type InvoiceDraft, suggestedAmount } from './draft-bill'
import { draftAddress, type FormContents, fromDraft, isWorthSaving, toDraft } from './draft-contents'
import { findSendErrors } from './find-send-errors'
import { areFinished, discardFilesOf } from './finish-uploads'
import { isBehind } from './photo-queue'
import { roomsOf, toSendInput } from './send-input'
import { useContactSheet } from './sheet/use-contact-sheet'
import { useLeaveOut } from './sheet/use-leave-out'
import { useChosenBooking } from './use-chosen-booking'
import { usePhotoQueue } from './use-photo-queue'

export type Sent = { bookingId: string; deliveryId: string; label: string }

/** The form's initial state. */
export type SendStart = {
  /** From the page's URL. */
  booking: BookingChoice | null
  draft: SavedDraft | null
  /** All drafts of the reader. */
  drafts: readonly DraftSummary[]
  /** `yyyy-MM-dd`, by the studio's settings; empty when new galleries never expire. */
  expiresOn: string
  /** The studio's name, which is drawn across previews of films. */
  studio: string
  /** The studio's default. */
  license: LicenseKind
  /** Whether the reader sets the amount, the expiry date, and the license. */
  setsPrice: boolean
}

/** Manages the state of the Send Photos form. */
export function useSendPhotos(start: SendStart, studioCurrency: string) {
  const router = useRouter()
  const [begun] = useState(() => start.draft && fromDraft(start.draft.contents, start.license))
  const { queue, uploads } = usePhotoQueue(begun?.uploads)
  const media = useMediaUploads({ watermark: start.studio, initial: begun?.media ?? [] })
  const selection = useChosenBooking(begun ? (start.draft?.booking ?? null) : start.booking)
  const { chosen, booking, isLoading } = selection
  const [fields, setFields] = useState<InvoiceDraft>(() =>
    begun ? suggestedAmount(begun.fields, start.draft?.booking) : emptyFields(start, start.booking),
  )
  const [sendTo, setSendTo] = useState<SendTo | null>(begun?.sendTo ?? null)
  const addTo = chosenDelivery(booking, sendTo)
  const [picks, setPicks] = useState<PreviewPicks>(() => (begun ? toPicks(begun) : {}))
  const [idempotencyKey, setIdempotencyKey] = useState<string>(
    () => begun?.idempotencyKey ?? crypto.randomUUID(),
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Changes only when sending is rejected, to move the focus to the first error. */
  const [submitErrors, setSubmitErrors] = useState<FieldErrors | null>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  /** Whether the reader is asked about sending before the shoot. */
  const [isAskingEarly, setAskingEarly] = useState(false)

  const sheet = useContactSheet(queue, uploads)
  const { photos } = sheet
  const removal = useLeaveOut(queue)
  const separate = uploads.filter(({ purpose }) => purpose === 'PHOTO_PREVIEW_SOURCE')
  const previewIds = choosePreviews(photos, picks, separate)
  const drafted = { idempotencyKey, bookingId: chosen?.id ?? null, sendTo, fields, uploads, previewIds }
  const contents = { ...drafted, media: media.stored }
  const isSavable = isWorthSaving(contents)
  const saving = useDraftSaving(isSavable ? toDraft(contents) : null, begun !== null, saveDraft)
  const otherDrafts = start.drafts.filter((draft) => draft.idempotencyKey !== idempotencyKey)
  const previews = previewIds.flatMap((id) => uploads.find((upload) => upload.id === id) ?? [])
  const currency = booking?.currency ?? studioCurrency

  /** Clears the errors of fields that are being corrected. */
  function clearErrors(...names: string[]) {
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !names.includes(field))))
  }

  function showErrors(message: string, found: FieldErrors = {}) {
    setErrors(found)
    setSubmitErrors(found)
    const isMissing = Object.values(found).flat().includes(missingFieldsText)
    toast.error('Error', isMissing ? missingFieldsText : message)
  }

  async function chooseBooking(option: BookingOption | null) {
    if (option && !option.isApproved) {
      selection.set(null)
      setErrors({ ...errors, bookingId: [notApprovedText] })
      return
    }
    const ownDraft = option && otherDrafts.find(({ bookingId }) => bookingId === option.id)
    if (ownDraft && !isSavable) return router.push(draftAddress(ownDraft))
    clearErrors('bookingId', ...(fields.isAmountTyped ? [] : ['amount']))
    setSent(null)
    setSendTo(null)
    suggestAmount('')
    const choice = await selection.choose(option)
    if (choice) suggestAmount(choice.amount)
  }

  /** A typed amount stays: it may be a price agreed with the client. */
  function suggestAmount(amount: string) {
    setFields((current) => (current.isAmountTyped ? current : { ...current, amount }))
  }

  function write(changes: Partial<InvoiceDraft>) {
    clearErrors(...Object.keys(changes))
    setFields((current) => ({ ...current, ...changes }))
  }

  /** A separate preview that is replaced by another photo is removed. */
  function pickPreviews(changes: PreviewPicks) {
    clearErrors('previewFileIds')
    const next = { ...picks, ...changes }
    const chosenIds = choosePreviews(photos, next, separate)
    const replaced = separate.filter(({ id }) => !chosenIds.includes(id))
    queue.remove(replaced.map(({ id }) => id))
    discardFilesOf(replaced)
    setPicks(next)
  }

  async function uploadPreviews(files: File[]) {
    clearErrors('previewFileIds')
    const isMissingUpload = (file: File) =>
      previews.some(
        ({ state, name, bytes }) => state === 'missing' && name === file.name && bytes === file.size,
      )
    const fresh = files.filter((file) => !isMissingUpload(file)).slice(0, previewLimit)
    const { ids } = await queue.add([...files.filter(isMissingUpload), ...fresh], 'PHOTO_PREVIEW_SOURCE')
    const [cover, second] = [...new Set([...previewIds, ...ids])].slice(-previewLimit)
    setPicks({ cover: cover ?? null, second: second ?? null })
  }

  /** Adds the photos to an existing delivery, without an invoice. */
  async function add(delivery: SentDelivery) {
    if (!areFinished([...photos, ...media.uploads])) return
    const fileIds = fileIdsOf(photos)
    if (!booking || fileIds.length === 0)
      return showErrors(missingFieldsText, { fullFileIds: [noPhotosText] })
    setSending(true)
    await saving.stop()
    const added = await addToDelivery({
      idempotencyKey,
      deliveryId: delivery.id,
      fileIds,
      rooms: roomsOf(photos),
      mediaIds: media.stored.map(({ mediaId }) => mediaId),
    })
    setSending(false)
    if (!added) return
    // Separate previews are only for a new delivery.
    discardFilesOf([...separate, ...uploads.filter(isBehind)])
    setSent({ ...added, label: booking.label })
    reset(null)
  }

  /** @param isBeforeShootConfirmed whether the reader confirmed to send before the shoot */
  async function send(isBeforeShootConfirmed = false) {
    if (sending || isLoading) return
    if (addTo) return add(addTo)
    if (!areFinished([...photos, ...previews, ...media.uploads])) return
    const input = toSendInput({
      idempotencyKey,
      booking,
      currency,
      fields,
      previews,
      fulls: photos,
      media: media.stored,
      setsPrice: start.setsPrice,
    })
    const found = findSendErrors(input)
    if (found.message) return showErrors(found.message, found.errors)
    const isEarly = booking !== null && new Date(booking.endsAt) > new Date()
    setAskingEarly(isEarly && !isBeforeShootConfirmed)
    if (isEarly && !isBeforeShootConfirmed) return
    setSending(true)
    await saving.stop()
    // The key is kept after a lost response, so that a retry doesn't send the photos twice.
    const result = await sendPhotosAction(input).catch(() => null)
    setSending(false)
    if (!result?.ok) {
      if (result?.code === 'conflict') {
        setSendTo(null)
        // Shows what was sent for it while this form was open.
        void selection.choose(booking)
      }
      return showErrors(explainFailure(result, 'Failed to upload photos and create payment'), result?.fields)
    }
    discardFilesOf(uploads.filter(isBehind))
    if (result.data.isComplimentary) toast.success('Photos sent', sentTexts.complimentary)
    else toast.success('Invoice sent', sentTexts.invoiced)
    setSent({ ...result.data, label: booking?.label ?? '' })
    reset(null)
  }

  /** Discards the form's contents, here and on the server. */
  async function discard() {
    await saving.stop()
    const result = await discardDraftAction({ idempotencyKey }).catch(() => null)
    if (!result?.ok) return toast.error('Error', explainFailure(result, discardFailedText))
    // Files uploaded after the last save aren't in the draft.
    discardFilesOf(uploads)
    for (const upload of media.uploads) media.discard(upload)
    reset(start.booking)
  }

  function reset(choice: BookingChoice | null) {
    removal.finishAll()
    queue.clear()
    media.clear()
    saving.reset()
    setPicks({})
    setSendTo(null)
    selection.set(choice)
    setFields(emptyFields(start, choice))
    setErrors({})
    setIdempotencyKey(crypto.randomUUID())
    router.refresh()
  }

  return {
    queue,
    uploads,
    sheet,
    media,
    previewIds,
    previews,
    chosen,
    booking,
    isLoading,
    addTo,
    currency,
    fields,
    errors,
    submitErrors,
    sending,
    sent,
    otherDrafts,
    isAskingEarly,
    chooseBooking,
    setSendTo,
    write,
    pickPreviews,
    uploadPreviews,
    send,
    discard,
    leaveOut: removal.leaveOut,
    stopAskingEarly: () => setAskingEarly(false),
    draftState: saving.state,
  }
}

/** What a draft's photographer picked, where it isn't what would be proposed. */
function toPicks({ uploads, previewIds: [cover, second] }: FormContents): PreviewPicks {
  if (cover === undefined) return {}
  const fulls = uploads.filter((upload) => upload.purpose === 'PHOTO_ORIGINAL' && !isBehind(upload))
  const [proposedCover, proposedSecond] = choosePreviews(fulls, {})
  if (cover === proposedCover && second === proposedSecond) return {}
  return { cover, second: second ?? null }
}

const saveDraft: SaveDraft<DeliveryDraft> = async (draft, last) => {
  if (draft) return saveDraftAction(draft)
  return last ? discardDraftAction({ idempotencyKey: last.idempotencyKey }) : { ok: true }
}
