'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { discardUpload, sendPhotos } from '@/lib/deliveries/actions'
import { keepPreviews, missingFieldsText } from '@/lib/deliveries/rules'
import type { BookingChoice } from '@/lib/deliveries/schema'
import type { FieldErrors } from '@/lib/platform/errors'
import { findSendErrors } from './find-send-errors'
import type { InvoiceDraft } from './invoice-fields'
import { isTravelling, type Upload } from './upload-queue'
import { useUploadQueue } from './use-upload-queue'

export type Sent = { bookingId: string; deliveryId: string; label: string }

/** Everything the Send Photos form knows, and every way it can change. */
export function useSendPhotos(bookings: readonly BookingChoice[], initialBookingId: string | null) {
  const router = useRouter()
  const { queue, uploads } = useUploadQueue()
  const first = bookings.find(({ id }) => id === initialBookingId)
  const [bookingId, setBookingId] = useState(first?.id ?? '')
  const [draft, setDraft] = useState<InvoiceDraft>(emptyDraft(first?.amount))
  const [previewIds, setPreviewIds] = useState<string[]>([])
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Changes with every refused press, and only then: the sign to move the focus. */
  const [refusal, setRefusal] = useState<FieldErrors | null>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)

  const fulls = uploads.filter(({ purpose }) => purpose === 'PHOTO_ORIGINAL')
  const previews = keepPreviews(previewIds.flatMap((id) => uploads.find((upload) => upload.id === id) ?? []))
  const travelling = uploads.some(isTravelling)

  /** What is being put right no longer stands there as wrong. */
  function forget(...fields: string[]) {
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))))
  }

  function refuse(message: string, fields: FieldErrors = {}) {
    setErrors(fields)
    setRefusal(fields)
    const isMissing = Object.values(fields).flat().includes(missingFieldsText)
    toast.error('Error', isMissing ? missingFieldsText : message)
  }

  function chooseBooking(id: string) {
    forget('bookingId', 'amount')
    setSent(null)
    setBookingId(id)
    setDraft({ ...draft, amount: bookings.find((booking) => booking.id === id)?.amount ?? '' })
  }

  function write(changes: Partial<InvoiceDraft>) {
    forget(...Object.keys(changes))
    setDraft({ ...draft, ...changes })
  }

  function removeUpload(upload: Upload) {
    queue.remove(upload.id)
    setPreviewIds(previewIds.filter((id) => id !== upload.id))
    if (upload.kept) void discardUpload({ fileId: upload.kept.fileId })
  }

  function choosePreviews(ids: string[]) {
    forget('previewFileIds')
    for (const upload of uploads) {
      if (upload.purpose === 'PHOTO_PREVIEW_SOURCE' && !ids.includes(upload.id)) removeUpload(upload)
    }
    setPreviewIds(keepPreviews(ids))
  }

  function uploadPreviews(files: File[]) {
    forget('previewFileIds')
    const room = keepPreviews([...previewIds, ...files]).length - previewIds.length
    setPreviewIds([...previewIds, ...queue.add(files.slice(0, room), 'PHOTO_PREVIEW_SOURCE')])
  }

  async function send() {
    if (sending) return
    if (travelling) return toast.info('Photos are still uploading', 'Ready when every upload has finished.')
    if ([...fulls, ...previews].some(({ state }) => state === 'failed')) {
      return toast.error('Error', 'Some uploads did not finish. Try them again or remove them.')
    }
    const input = {
      requestKey,
      bookingId,
      fullFileIds: idsOf(fulls),
      previewFileIds: idsOf(previews),
      ...draft,
    }
    const found = findSendErrors(input)
    if (found.message) return refuse(found.message, found.errors)
    setSending(true)
    // A lost answer is no reason to send twice: the key stays, and the server knows it.
    const answer = await sendPhotos(input).catch(() => null)
    setSending(false)
    if (!answer) return toast.error('Error', 'Failed to upload photos and create payment')
    if (!answer.ok) return refuse(answer.message, answer.fields)
    setSent({ ...answer.data, label: bookings.find(({ id }) => id === bookingId)?.label ?? '' })
    startAfresh()
  }

  function startAfresh() {
    toast.success('Invoice sent', 'Client notified by email and in-app. Payment link created.')
    queue.clear()
    setPreviewIds([])
    setBookingId('')
    setDraft(emptyDraft())
    setErrors({})
    setRequestKey(crypto.randomUUID())
    router.refresh()
  }

  return {
    ...{ queue, uploads, fulls, previews, travelling, bookingId, draft, errors, refusal, sending, sent },
    ...{ chooseBooking, write, removeUpload, choosePreviews, uploadPreviews, send },
  }
}

function emptyDraft(amount = ''): InvoiceDraft {
  return { amount, googleDriveLink: '', deliveryInstructions: '' }
}

function idsOf(uploads: readonly Upload[]): string[] {
  return uploads.flatMap(({ kept }) => (kept ? [kept.fileId] : []))
}
