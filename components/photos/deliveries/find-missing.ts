import type { BookingChoice, SentDelivery } from '@/lib/photos/deliveries/schema/sending'
import type { missingTexts } from '@/lib/photos/deliveries/words/sheet'
import { formatCents } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import type { InvoiceDraft } from './draft-bill'
import type { PhotoUpload } from './photo-queue'

type MissingField = keyof typeof missingTexts

type Filled = {
  chosen: Pick<BookingChoice, 'id'> | null
  /** The delivery that photos are added to: then nothing else is asked for. */
  addTo: SentDelivery | null
  sheet: { photos: readonly PhotoUpload[] }
  previewIds: readonly string[]
  fields: Pick<InvoiceDraft, 'googleDriveLink' | 'amount'>
  setsPrice: boolean
}

/** Returns the first of what is missing before photos can be sent, in the form's order; null if nothing is. */
export function findMissing({
  chosen,
  addTo,
  sheet,
  previewIds,
  fields,
  setsPrice,
}: Filled): MissingField | null {
  if (!chosen) return 'bookingId'
  if (sheet.photos.length === 0) return 'fullFileIds'
  if (addTo) return null
  if (previewIds.length === 0) return 'previewFileIds'
  if (setsPrice && fields.amount.trim() === '') return 'amount'
  return fields.googleDriveLink.trim() === '' ? 'googleDriveLink' : null
}

/** Moves the focus to what is missing. */
export function jumpTo(form: HTMLFormElement | null, field: MissingField): void {
  const places: Partial<Record<MissingField, string>> = {
    fullFileIds: '[data-choose-files]',
    previewFileIds: '[data-photo-index]',
  }
  const target = form?.querySelector<HTMLElement>(places[field] ?? `[name="${field}"]`)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/** `$698.00 to Dana Whitfield`. @param amount as typed; null where there's no invoice */
export function describeSending(client: string, amount: string | null, currency: string): string {
  const cents = amount === null ? null : parseAmount(amount, currency).cents
  return cents === null ? `To ${client}` : `${formatCents(cents, currency)} to ${client}`
}
