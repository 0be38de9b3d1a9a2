import { countOf } from '@/lib/platform/words'

export const agreementChangedText = 'The terms or the price have changed. Review them before you book.'
export const missingAgreementText = 'Please agree to the terms'
export const missingCardText = 'Please choose a card for the charges you agreed to'

/** What a client agrees to pay, and when; amounts are formatted. */
export type PaymentTerms = {
  studioName: string
  /** With the estimated tax: `$323.65`, or `$299.00 plus tax` where it isn't known. */
  total: string
  /** Charged when booking, and what is left of the total; null without a deposit. */
  deposit: { amount: string; rest: string } | null
  /** How many days after the delivery the card is charged; null for payment by invoice. */
  chargeAfterDays: number | null
  /** In days after the first attempt. */
  retryDays: readonly number[]
  /** What cancelling costs, and until when it's free, in sentences. */
  cancellation: string
}

const tooMuchText = "It won't charge more than that without asking me, and I can pay earlier."
const confirmationText = 'If my bank wants me to confirm a charge, I get an email.'
const depositTermsText =
  'The deposit is refunded if I cancel while that is free. Otherwise, the fee is taken from it, and I get the rest.'

/**
 * Returns what the client agrees to, as it is shown before booking and kept with the booking: `I agree that Northlight
 * charges $299.00 to this card when my photos are delivered. ...`
 */
export function agreementText({
  studioName,
  total,
  deposit,
  chargeAfterDays,
  retryDays,
  cancellation,
}: PaymentTerms): string {
  if (chargeAfterDays === null) {
    const sentences = deposit
      ? [
          `I agree that ${studioName} charges a deposit of ${deposit.amount} to this card now.`,
          `The rest, ${deposit.rest}, is due by invoice after delivery.`,
          cancellation,
          depositTermsText,
        ]
      : []
    return sentences.join(' ')
  }
  const when =
    chargeAfterDays === 0
      ? 'when my photos are delivered'
      : `${countOf(chargeAfterDays, 'day')} after my photos are delivered`
  const charges = deposit
    ? `a deposit of ${deposit.amount} to this card now, and the rest, ${deposit.rest}, ${when}`
    : `${total} to this card ${when}`
  const sentences = [
    `I agree that ${studioName} charges ${charges}.`,
    tooMuchText,
    ...(retryDays.length > 0
      ? [`If the charge fails, it's tried again ${listDays(retryDays)} later with the card I saved last.`]
      : []),
    confirmationText,
    cancellation,
    ...(deposit ? [depositTermsText] : []),
  ]
  return sentences.join(' ')
}

/** What the client agrees to where nothing is charged to the card. @param cancellation as in `PaymentTerms` */
export function cancellationAgreementText(studioName: string, cancellation: string): string {
  return `I agree to ${studioName}'s cancellation terms. ${cancellation}`
}

function listDays(days: readonly number[]): string {
  const list = new Intl.ListFormat('en-US').format(days.map(String))
  return `${list} ${days.length === 1 && days[0] === 1 ? 'day' : 'days'}`
}

/** When the card is charged, as emails and summaries say it. */
export function chargedWhenText(chargeAfterDays: number): string {
  return chargeAfterDays === 0
    ? 'charged to your card on delivery'
    : `charged to your card ${countOf(chargeAfterDays, 'day')} after delivery`
}

/** How a new booking is paid; amounts are formatted. */
type PaidHow = { chargeAfterDays: number | null; deposit: string | null }

/** When a new booking is paid, below its total. @param how null without an agreement */
export function dueText(how: PaidHow | null): string {
  const subject = how?.deposit ? 'The rest is ' : ''
  const text = `${subject}${how && how.chargeAfterDays !== null ? chargedWhenText(how.chargeAfterDays) : 'due after delivery'}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/**
 * When and how a booking that isn't delivered yet is paid: `Due within 14 days of delivery. Visa ending 4242 is on file.`
 * @param dueDays after an invoice
 * @param chargeAfterDays null for payment by invoice
 */
export function paymentPlanText(
  dueDays: number,
  { chargeAfterDays, card }: { chargeAfterDays: number | null; card: string | null },
): string {
  if (chargeAfterDays !== null) {
    const when = chargeAfterDays === 0 ? 'on delivery' : `${countOf(chargeAfterDays, 'day')} after delivery`
    return `Charged to ${card ?? 'the card on file'} ${when}.`
  }
  const due = dueDays === 0 ? 'Due on delivery' : `Due within ${countOf(dueDays, 'day')} of delivery`
  return `${due}. ${card ? `${card} is on file.` : 'No card on file.'}`
}

/** Above the card. @param how null without an agreement */
export function storedText(how: PaidHow | null): { strong: string; more: string } {
  if (how?.deposit)
    return {
      strong: `A deposit of ${how.deposit} is charged to your card now.`,
      more: 'Your card is stored, and the rest is due after your photos are delivered.',
    }
  return how && how.chargeAfterDays !== null
    ? {
        strong: "Your card is stored, and isn't charged today.",
        more: "You'll have your photos and the invoice before it's charged.",
      }
    : {
        strong: 'Your card is stored, not charged.',
        more: 'Payment is due after your photos are delivered and you have the invoice.',
      }
}
