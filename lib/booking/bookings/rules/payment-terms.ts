import { agreementText, cancellationAgreementText } from '@/lib/booking/bookings/words/agreement'
import { plusTaxText } from '@/lib/booking/bookings/words/tax'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import { formatCents } from '@/lib/platform/money/money'
import { type DepositTerms, depositOn } from './deposit-terms'

/** What decides how a client's new bookings are charged. */
export type ChargeSettings = DepositTerms & {
  name: string
  chargeAfterDays: number | null
  chargeRetryDays: readonly number[]
  /** What a card can be charged at least. A smaller deposit isn't asked for: nobody could pay it. */
  minDepositCents: number
  /** What cancelling late costs. */
  lateCancelFeeCents: number
  /** The same, and until when it's free, in sentences. */
  cancellation: string
}

type Price = {
  totalCents: number
  taxCents: number | null
  /** What the client's brokerage pays of both. */
  coveredCents?: number
  currency: string
}

/** What a client agrees to when booking. */
export type AgreedPayment = {
  text: string
  depositCents: number
  chargeAfterDays: number | null
  retryDays: number[]
}

/**
 * Returns what a client agrees to when booking; only what cancelling costs where nothing is charged to the card (the studio sends
 * invoices, the order is free, or a brokerage pays for it), and null if cancelling is free as well. It's about the client's own
 * part, and the deposit is no more than that.
 */
export function agreementOf(
  settings: ChargeSettings,
  { totalCents, taxCents, coveredCents = 0, currency }: Price,
): AgreedPayment | null {
  const { name, chargeAfterDays, chargeRetryDays, minDepositCents, cancellation, ...deposits } = settings
  const priceCents = totalCents + (taxCents ?? 0)
  const shownCents = priceCents - coveredCents
  const wantedCents = Math.min(depositOn(deposits, priceCents), shownCents)
  const depositCents = wantedCents < minDepositCents ? 0 : wantedCents
  if (shownCents === 0 || (chargeAfterDays === null && depositCents === 0)) {
    if (settings.lateCancelFeeCents === 0) return null
    const text = cancellationAgreementText(name, cancellation)
    return { text, depositCents: 0, chargeAfterDays: null, retryDays: [] }
  }
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
    cancellation,
  })
  return { text, depositCents, chargeAfterDays, retryDays: [...chargeRetryDays] }
}

type Booked = {
  totalAmountCents: number
  /** What the client saw on top of it; null if it wasn't known. */
  estimatedTaxCents: number | null
  /** What the client saw that their brokerage pays of both. */
  coverage: { coveredCents: number } | null
  services: readonly { priceCents: number; addedAt: Date | null; addedTaxCents: number }[]
}

/** What a client agreed to pay of a booking's price. */
export type AgreedTotal = {
  ownCents: number
  /** On top of that; null if it wasn't known. */
  taxCents: number | null
}

/** Returns what the client agreed to pay when booking, without what the studio added later. */
export function agreedTotal({
  totalAmountCents,
  estimatedTaxCents,
  coverage,
  services,
}: Booked): AgreedTotal {
  const added = services.filter(({ addedAt }) => addedAt !== null)
  const addedTaxCents = added.reduce((sum, service) => sum + service.addedTaxCents, 0)
  return {
    ownCents: totalAmountCents - totalCents(added) - (coverage?.coveredCents ?? 0),
    taxCents: estimatedTaxCents === null ? null : estimatedTaxCents - addedTaxCents,
  }
}

/** A bill: its amount as it was agreed, the same with its tax, and what others pay of it. */
export type BillAmounts = { agreedCents: number; amountCents: number; othersCents: number }

/** Whether the client's part of a bill is at most what they agreed to when booking. */
export function isWithinAgreement(
  { ownCents, taxCents }: AgreedTotal,
  { agreedCents, amountCents, othersCents }: BillAmounts,
): boolean {
  if (taxCents === null) return agreedCents - othersCents <= ownCents
  return amountCents - othersCents <= ownCents + taxCents
}
