import type { AdditionDraft, DeliveryDraft, DraftFile } from '@/lib/deliveries/schema'
import type { SendTo } from './delivered-before'
import type { InvoiceDraft } from './invoice-fields'
import type { Upload } from './upload-queue'

/** What the form holds that outlives it. */
export type FormContents = {
  idempotencyKey: string
  bookingId: string | null
  /** Null until it is chosen. */
  sendTo: SendTo | null
  fields: InvoiceDraft
  uploads: readonly Upload[]
  previewIds: readonly string[]
}

/** The form as its draft keeps it. What was rejected is no part of it. */
export function toDraft({
  idempotencyKey,
  bookingId,
  sendTo,
  fields,
  uploads,
  previewIds,
}: FormContents): DeliveryDraft {
  const savable = uploads.filter(isSavable)
  return {
    idempotencyKey,
    bookingId,
    ...(sendTo && { sendTo }),
    ...fields,
    files: savable.map(toDraftFile),
    previews: previewIds.flatMap((id) => {
      const place = savable.findIndex((upload) => upload.id === id)
      return place < 0 ? [] : [place]
    }),
  }
}

/** The draft as the form takes it up: what had not finished is there to be chosen again. */
export function fromDraft(draft: DeliveryDraft): FormContents {
  const uploads = fromDraftFiles(draft.files)
  const {
    idempotencyKey,
    bookingId,
    amount,
    isAmountTyped,
    completesShoot,
    googleDriveLink,
    deliveryInstructions,
    expiresOn,
  } = draft
  return {
    idempotencyKey,
    bookingId,
    sendTo: draft.sendTo ?? null,
    fields: { amount, isAmountTyped, completesShoot, googleDriveLink, deliveryInstructions, expiresOn },
    uploads,
    previewIds: draft.previews.flatMap((place) => uploads[place]?.id ?? []),
  }
}

/** Whether anything would be lost. A booking alone is chosen again in a moment. */
export function isWorthSaving({ uploads, fields }: FormContents): boolean {
  return (
    uploads.length > 0 ||
    fields.isAmountTyped ||
    fields.googleDriveLink !== '' ||
    fields.deliveryInstructions !== ''
  )
}

/** Photos on their way into a delivery as their draft keeps them; null when there is none to keep. */
export function toAdditionDraft(
  idempotencyKey: string,
  deliveryId: string,
  uploads: readonly Upload[],
): AdditionDraft | null {
  const files = uploads.filter(isSavable).map(toDraftFile)
  return files.length > 0 ? { idempotencyKey, deliveryId, files } : null
}

/** The files of a draft as the form shows them: what had not finished is there to be chosen again. */
export function fromDraftFiles(files: readonly DraftFile[]): Upload[] {
  return files.map(({ name, sizeBytes, takenAt, purpose, fileId, crc32 = null }, place) => ({
    id: `draft-${place}`,
    name,
    bytes: sizeBytes,
    takenAt,
    file: null,
    purpose,
    state: fileId ? 'done' : 'missing',
    percent: fileId ? 100 : 0,
    problem: null,
    fileId,
    crc32,
  }))
}

function isSavable({ state }: Upload): boolean {
  return state !== 'rejected'
}

function toDraftFile({ name, bytes, takenAt, purpose, fileId }: Upload): DraftFile {
  return { name, sizeBytes: bytes, takenAt, purpose, fileId }
}
