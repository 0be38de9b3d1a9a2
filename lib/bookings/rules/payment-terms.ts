import { agreementText, type PaymentTerms } from '@/lib/bookings/words/agreement'
import { plusTaxText } from '@/lib/bookings/words/tax'
import { formatCents } from '@/lib/platform/money'

/** The studio's settings that decide how new bookings are charged. */
export type ChargeSettings = {
  name: string
  chargeAfterDays: number | null
  chargeRetryDays: readonly number[]
}

type Price = { totalCents: number; taxCents: number | null; currency: string }

/**
 * Returns what a client agrees to when booking; null where nothing is charged to the card: the studio sends invoices, or the
 * order is free.
 */
export function agreementOf(
  { name, chargeAfterDays, chargeRetryDays }: ChargeSettings,
  { totalCents, taxCents, currency }: Price,
): { text: string; chargeAfterDays: number; retryDays: number[] } | null {
  if (chargeAfterDays === null || totalCents === 0) return null
  const amount = formatCents(totalCents + (taxCents ?? 0), currency)
  const terms: PaymentTerms = {
    studioName: name,
    total: taxCents === null ? `${amount} ${plusTaxText}` : amount,
    chargeAfterDays,
    retryDays: chargeRetryDays,
  }
  return { text: agreementText(terms), chargeAfterDays, retryDays: [...chargeRetryDays] }
}

/** A booking's total and the tax that the client saw on top of it, null if it wasn't known. */
type AgreedTotal = { totalAmountCents: number; estimatedTaxCents: number | null }

/**
 * Whether an invoice is at most what the client agreed to when booking.
 * @param invoice the amount as it was agreed, and with its tax
 */
export function isWithinAgreement(
  { totalAmountCents, estimatedTaxCents }: AgreedTotal,
  invoice: { agreedCents: number; amountCents: number },
): boolean {
  if (estimatedTaxCents === null) return invoice.agreedCents <= totalAmountCents
  return invoice.amountCents <= totalAmountCents + estimatedTaxCents
}
