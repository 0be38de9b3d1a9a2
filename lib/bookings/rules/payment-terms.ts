import { agreementText } from '@/lib/bookings/words/agreement'
import { plusTaxText } from '@/lib/bookings/words/tax'
import { type DepositTerms, depositOn } from '@/lib/invoices/rules/deposit'
import { formatCents } from '@/lib/platform/money'

/** The studio's settings that decide how new bookings are charged. */
export type ChargeSettings = DepositTerms & {
  name: string
  chargeAfterDays: number | null
  chargeRetryDays: readonly number[]
}

/** Returns the settings for one client: nothing is charged to the card of those who pay by invoice. */
export function forClient(settings: ChargeSettings, paysByInvoice: boolean): ChargeSettings {
  const { name, chargeAfterDays, chargeRetryDays, depositCents, depositPercent } = settings
  if (paysByInvoice)
    return { name, chargeAfterDays: null, chargeRetryDays, depositCents: 0, depositPercent: null }
  return { name, chargeAfterDays, chargeRetryDays, depositCents, depositPercent }
}

type Price = { totalCents: number; taxCents: number | null; currency: string }

/** What a client agrees to when booking. */
export type AgreedPayment = {
  text: string
  depositCents: number
  chargeAfterDays: number | null
  retryDays: number[]
}

/**
 * Returns what a client agrees to when booking; null where nothing is charged to the card: the studio sends invoices, or the
 * order is free.
 */
export function agreementOf(
  { name, chargeAfterDays, chargeRetryDays, ...deposits }: ChargeSettings,
  { totalCents, taxCents, currency }: Price,
): AgreedPayment | null {
  const shownCents = totalCents + (taxCents ?? 0)
  const depositCents = depositOn(deposits, shownCents)
  if (shownCents === 0 || (chargeAfterDays === null && depositCents === 0)) return null
  const show = (cents: number) => {
    const amount = formatCents(cents, currency)
    return taxCents === null ? `${amount} ${plusTaxText}` : amount
  }
  const text = agreementText({
    studioName: name,
    total: show(shownCents),
    deposit:
      depositCents === 0
        ? null
        : { amount: formatCents(depositCents, currency), rest: show(shownCents - depositCents) },
    chargeAfterDays,
    retryDays: chargeRetryDays,
  })
  return { text, depositCents, chargeAfterDays, retryDays: [...chargeRetryDays] }
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
