import { countOf } from '@/lib/platform/words'

export const agreementChangedText =
  'The payment terms or the price have changed. Review them before you book.'
export const missingAgreementText = 'Please agree to the payment terms'
export const missingCardText = 'Please choose a card for the charges you agreed to'

/** What a client agrees to pay, and when; amounts are formatted. */
export type PaymentTerms = {
  studioName: string
  /** With the estimated tax: `$323.65`, or `$299.00 plus tax` where it isn't known. */
  total: string
  /** How many days after the delivery the card is charged. */
  chargeAfterDays: number
  /** In days after the first attempt. */
  retryDays: readonly number[]
}

/**
 * Returns what the client agrees to, as it is shown before booking and kept with the booking: `I agree that Northlight
 * charges $299.00 to this card when my photos are delivered. ...`
 */
export function agreementText({ studioName, total, chargeAfterDays, retryDays }: PaymentTerms): string {
  const when =
    chargeAfterDays === 0
      ? 'when my photos are delivered'
      : `${countOf(chargeAfterDays, 'day')} after my photos are delivered`
  const sentences = [
    `I agree that ${studioName} charges ${total} to this card ${when}.`,
    "It won't charge more than that without asking me, and I can pay earlier.",
    ...(retryDays.length > 0
      ? [`If the charge fails, it's tried again ${listDays(retryDays)} later with the card I saved last.`]
      : []),
    'If my bank wants me to confirm a charge, I get an email.',
  ]
  return sentences.join(' ')
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

/** When a new booking is paid, below its total. @param chargeAfterDays undefined for payment by invoice */
export function dueText(chargeAfterDays: number | undefined): string {
  if (chargeAfterDays === undefined) return 'Due after delivery.'
  const text = chargedWhenText(chargeAfterDays)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Above the card. */
export function storedText(isCharged: boolean): { strong: string; more: string } {
  return isCharged
    ? {
        strong: "Your card is stored, and isn't charged today.",
        more: "You'll have your photos and the invoice before it's charged.",
      }
    : {
        strong: 'Your card is stored, not charged.',
        more: 'Payment is due after your photos are delivered and you have the invoice.',
      }
}
