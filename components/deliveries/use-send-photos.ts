'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import {
  discardDraftAction,
  saveDraftAction,
  searchBookingsAction,
  sendPhotosAction,
} from '@/lib/deliveries/actions'
import { fileIdsOf, limitPreviews, previewLimit } from '@/lib/deliveries/rules'
import type { BookingChoice, DeliveryDraft, SavedDraft, SentDelivery } from '@/lib/deliveries/schema'
import { missingFieldsText } from '@/lib/deliveries/words'
import type { FieldErrors } from '@/lib/platform/errors'
import { addToDelivery } from './add-to-delivery'
import { chosenDelivery } from './chosen-delivery'
import type { SendTo } from './delivered-before'
import { fromDraft, isWorthSaving, toDraft } from './draft-contents'
import { findSendErrors } from './find-send-errors'
import { discardFilesOf, haveArrived } from './finish-uploads'
import type { InvoiceDraft } from './invoice-fields'
import type { Upload } from './upload-queue'
import { type SaveDraft, useDraftSaving } from './use-draft-saving'
import { useUploadQueue } from './use-upload-queue'

export type Sent = { bookingId: string; deliveryId: string; label: string }

/** What the form begins with. */
export type SendStart = {
  /** Chosen by the address of the page; a draft's own booking comes first. */
  booking: BookingChoice | null
  draft: SavedDraft | null
  /** The last day of a new gallery by the studio's rule; empty for ever. */
  expiresOn: string
}

/** Everything the Send Photos form knows, and every way it can change. */
export function useSendPhotos(start: SendStart, studioCurrency: string) {
  const router = useRouter()
  const [begun] = useState(() => start.draft && fromDraft(start.draft.contents))
  const { queue, uploads } = useUploadQueue(begun?.uploads)
  const [booking, setBooking] = useState(begun ? (start.draft?.booking ?? null) : start.booking)
  const [fields, setFields] = useState<InvoiceDraft>(begun?.fields ?? emptyFields(start, start.booking))
  const [sendTo, setSendTo] = useState<SendTo | null>(begun?.sendTo ?? null)
  const addTo = chosenDelivery(booking, sendTo)
  const [previewIds, setPreviewIds] = useState<readonly string[]>(begun?.previewIds ?? [])
  const [idempotencyKey, setIdempotencyKey] = useState<string>(
    () => begun?.idempotencyKey ?? crypto.randomUUID(),
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Changes with every rejected press, and only then: the sign to move the focus. */
  const [submitErrors, setSubmitErrors] = useState<FieldErrors | null>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)

  const contents = { idempotencyKey, bookingId: booking?.id ?? null, sendTo, fields, uploads, previewIds }
  const saving = useDraftSaving(isWorthSaving(contents) ? toDraft(contents) : null, begun !== null, saveDraft)
  const fulls = uploads.filter(({ purpose }) => purpose === 'PHOTO_ORIGINAL')
  const previews = limitPreviews(previewIds.flatMap((id) => uploads.find((upload) => upload.id === id) ?? []))
  const currency = booking?.currency ?? studioCurrency

  /** What is being put right no longer stands there as wrong. */
  function forget(...names: string[]) {
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !names.includes(field))))
  }

  function showErrors(message: string, found: FieldErrors = {}) {
    setErrors(found)
    setSubmitErrors(found)
    const isMissing = Object.values(found).flat().includes(missingFieldsText)
    toast.error('Error', isMissing ? missingFieldsText : message)
  }

  function chooseBooking(choice: BookingChoice | null) {
    forget('bookingId', ...(fields.isAmountTyped ? [] : ['amount']))
    setSent(null)
    setBooking(choice)
    setSendTo(null)
    // A price agreed otherwise was typed for a reason.
    if (!fields.isAmountTyped) setFields({ ...fields, amount: choice?.amount ?? '' })
  }

  function write(changes: Partial<InvoiceDraft>) {
    forget(...Object.keys(changes))
    setFields({ ...fields, ...changes })
  }

  function removeUploads(removed: readonly Upload[]) {
    const ids = removed.map(({ id }) => id)
    queue.remove(ids)
    setPreviewIds(previewIds.filter((id) => !ids.includes(id)))
    discardFilesOf(removed)
  }

  function choosePreviews(ids: readonly string[]) {
    forget('previewFileIds')
    removeUploads(
      uploads.filter(({ id, purpose }) => purpose === 'PHOTO_PREVIEW_SOURCE' && !ids.includes(id)),
    )
    setPreviewIds(limitPreviews(ids))
  }

  async function uploadPreviews(files: File[]) {
    forget('previewFileIds')
    const isMissingUpload = (file: File) =>
      previews.some(
        ({ state, name, bytes }) => state === 'missing' && name === file.name && bytes === file.size,
      )
    const fresh = files.filter((file) => !isMissingUpload(file)).slice(0, previewLimit - previewIds.length)
    const { ids } = await queue.add([...files.filter(isMissingUpload), ...fresh], 'PHOTO_PREVIEW_SOURCE')
    setPreviewIds((chosen) => limitPreviews([...new Set([...chosen, ...ids])]))
  }

  /** Puts the photos into a delivery that was sent: nothing is invoiced. */
  async function add(delivery: SentDelivery) {
    if (!haveArrived(fulls)) return
    const fileIds = fileIdsOf(fulls)
    if (!booking || fileIds.length === 0)
      return showErrors(missingFieldsText, { fullFileIds: ['Add at least one photo'] })
    setSending(true)
    await saving.stop()
    const added = await addToDelivery({ idempotencyKey, deliveryId: delivery.id, fileIds })
    setSending(false)
    if (!added) return
    // Previews that were uploaded for a delivery of their own are not wanted any more.
    discardFilesOf(uploads.filter(({ purpose }) => purpose === 'PHOTO_PREVIEW_SOURCE'))
    setSent({ ...added, label: booking.label })
    startAfresh(null)
  }

  /** Shows what was sent for the booking while this form was open. */
  async function readAgain(bookingId: string) {
    const result = await searchBookingsAction({ search: bookingId.slice(0, 8) }).catch(() => null)
    const found = result?.ok ? result.data.find(({ id }) => id === bookingId) : undefined
    if (found) setBooking(found)
  }

  async function send() {
    if (sending) return
    if (addTo) return add(addTo)
    if (!haveArrived([...fulls, ...previews])) return
    const { isAmountTyped: _, ...typed } = fields
    const input = {
      idempotencyKey,
      bookingId: booking?.id ?? '',
      latestDeliveryId: booking?.deliveries[0]?.id ?? null,
      fullFileIds: fileIdsOf(fulls),
      previewFileIds: fileIdsOf(previews),
      ...typed,
      amount: [currency, typed.amount] as [string, string],
    }
    const found = findSendErrors(input)
    if (found.message) return showErrors(found.message, found.errors)
    setSending(true)
    await saving.stop()
    // A lost answer is no reason to send twice: the key stays, and the server knows it.
    const result = await sendPhotosAction(input).catch(() => null)
    setSending(false)
    if (!result?.ok) {
      if (result?.code === 'conflict') {
        setSendTo(null)
        void readAgain(input.bookingId)
      }
      return showErrors(explainFailure(result, 'Failed to upload photos and create payment'), result?.fields)
    }
    if (result.data.isComplimentary)
      toast.success('Photos sent', "Client notified by email and in-app. There's no charge.")
    else toast.success('Invoice sent', 'Client notified by email and in-app. Payment link created.')
    setSent({ ...result.data, label: booking?.label ?? '' })
    startAfresh(null)
  }

  /** Throws away what is there, here and on the server. */
  async function discard() {
    await saving.stop()
    const result = await discardDraftAction({}).catch(() => null)
    if (!result?.ok) return toast.error('Error', explainFailure(result, 'Failed to discard the draft'))
    // What arrived after the last save is not in the draft.
    discardFilesOf(uploads)
    startAfresh(start.booking)
  }

  function startAfresh(choice: BookingChoice | null) {
    queue.clear()
    saving.forget()
    setPreviewIds([])
    setSendTo(null)
    setBooking(choice)
    setFields(emptyFields(start, choice))
    setErrors({})
    setIdempotencyKey(crypto.randomUUID())
    router.refresh()
  }

  return {
    ...{
      queue,
      uploads,
      fulls,
      previews,
      booking,
      addTo,
      currency,
      fields,
      errors,
      submitErrors,
      sending,
      sent,
    },
    ...{ chooseBooking, setSendTo, write, removeUploads, choosePreviews, uploadPreviews, send, discard },
    draftState: saving.state,
  }
}

function emptyFields({ expiresOn }: SendStart, booking: BookingChoice | null): InvoiceDraft {
  return {
    amount: booking?.amount ?? '',
    isAmountTyped: false,
    completesShoot: true,
    googleDriveLink: '',
    deliveryInstructions: '',
    expiresOn,
  }
}

const saveDraft: SaveDraft<DeliveryDraft> = (draft) =>
  draft ? saveDraftAction(draft) : discardDraftAction({})
