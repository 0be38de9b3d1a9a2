import type { AdditionDraft, DeliveryDraft, DraftFile } from '@/lib/photos/deliveries/schema/drafts'
import type { UnsentMedium } from '@/lib/photos/media/schema'
import type { LicenseKind } from '@/prisma/generated/enums'
import type { SendTo } from './delivered-before'
import type { InvoiceDraft } from './draft-bill'
import type { PhotoUpload } from './photo-queue'

/** The part of the form's state that a draft saves. */
export type FormContents = {
  idempotencyKey: string
  bookingId: string | null
  /** Null until chosen. */
  sendTo: SendTo | null
  fields: InvoiceDraft
  uploads: readonly PhotoUpload[]
  previewIds: readonly string[]
  /** Films and documents that were uploaded. */
  media: readonly UnsentMedium[]
}

/** The address of a draft's form. */
export function draftAddress({ idempotencyKey }: Pick<DeliveryDraft, 'idempotencyKey'>): string {
  return `/photo-delivery?draft=${idempotencyKey}`
}

/** Converts the form's state to a draft, without rejected files. */
export function toDraft(contents: FormContents): DeliveryDraft {
  const { idempotencyKey, bookingId, sendTo, fields, uploads, previewIds, media } = contents
  const savable = uploads.filter(isSavable)
  return {
    idempotencyKey,
    bookingId,
    ...(sendTo && { sendTo }),
    ...fields,
    ...(media.length > 0 && { media: [...media] }),
    files: savable.map(toDraftFile),
    previews: previewIds.flatMap((id) => {
      const place = savable.findIndex((upload) => upload.id === id)
      return place < 0 ? [] : [place]
    }),
  }
}

/**
 * Converts a draft to the form's state. Unfinished uploads are listed to be chosen again.
 * @param defaultLicense for a draft without one
 */
export function fromDraft(draft: DeliveryDraft, defaultLicense: LicenseKind): FormContents {
  const uploads = fromDraftFiles(draft.files)
  const {
    idempotencyKey,
    bookingId,
    amount,
    isAmountTyped,
    extras = [],
    split = [],
    choice,
    completesShoot,
    googleDriveLink,
    deliveryInstructions,
    expiresOn,
    license = defaultLicense,
  } = draft
  return {
    idempotencyKey,
    bookingId,
    sendTo: draft.sendTo ?? null,
    fields: {
      amount,
      isAmountTyped,
      extras: extras.map((extra, place) => ({ ...extra, key: `draft-${place}` })),
      ...(choice && { choice }),
      split: split.map((payer, place) => ({ ...payer, key: `draft-${place}` })),
      completesShoot,
      googleDriveLink,
      deliveryInstructions,
      expiresOn,
      license,
    },
    uploads,
    media: draft.media ?? [],
    previewIds: draft.previews.flatMap((place) => uploads[place]?.id ?? []),
  }
}

/** Whether the form holds anything worth saving. A chosen booking alone doesn't count. */
export function isWorthSaving({ uploads, fields, media }: FormContents): boolean {
  return (
    uploads.length > 0 ||
    media.length > 0 ||
    fields.isAmountTyped ||
    fields.extras.length > 0 ||
    fields.split.length > 0 ||
    fields.choice !== undefined ||
    fields.googleDriveLink !== '' ||
    fields.deliveryInstructions !== ''
  )
}

/** Converts photos being added to a delivery to a draft; null when there are none. */
export function toAdditionDraft(
  idempotencyKey: string,
  deliveryId: string,
  uploads: readonly PhotoUpload[],
): AdditionDraft | null {
  const files = uploads.filter(isSavable).map(toDraftFile)
  return files.length > 0 ? { idempotencyKey, deliveryId, files } : null
}

/** Converts a draft's files to uploads. Unfinished ones are listed to be chosen again. */
export function fromDraftFiles(files: readonly DraftFile[]): PhotoUpload[] {
  return files.map(({ name, sizeBytes, takenAt, purpose, fileId, crc32 = null, room, stack }, place) => ({
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
    room: room ?? null,
    stack: stack ?? null,
  }))
}

function isSavable({ state }: PhotoUpload): boolean {
  return state !== 'rejected'
}

function toDraftFile({ name, bytes, takenAt, purpose, fileId, room, stack }: PhotoUpload): DraftFile {
  const file = { name, sizeBytes: bytes, takenAt, purpose, fileId }
  return { ...file, ...(room && { room }), ...(stack && { stack }) }
}
