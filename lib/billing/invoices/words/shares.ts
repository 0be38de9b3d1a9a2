import { overLimitText } from '@/lib/people/brokerages/words'
import { countOf } from '@/lib/platform/words'

export const sharesTooLargeText =
  "The shares are more than what's left to pay, or one of them is less than a cent."

export const splitBillText = 'Split this bill'
export const clientPaysText = 'The client pays'

/** `The client pays the rest of $498.00` @param whoPays `You pay` */
export function restText(whoPays: string, bill: string): string {
  return `${whoPays} the rest of ${bill}`
}

/** @param bill formatted, as all amounts here; null for those who don't see what it comes to */
export function shareText(bill: string | null, percent: string): string {
  return bill === null ? `${percent}% share of the bill.` : `${percent}% share of a bill of ${bill}.`
}

/** Someone besides the reader whose payment photos wait for; the amount is formatted, as all here. */
export type AwaitedShare = {
  name: string
  amount: string
  isRefunded: boolean
  /** When a brokerage has to pay that usually pays later, but is over its credit limit; null otherwise. */
  limitDueOn: string | null
}

/** A share of a bill for photos, as whoever pays it reads it. */
export type ShownShare = {
  bill: string
  /** Of the bill; null where others pay all of it. */
  own: string | null
  isPaid: boolean
  /** What a deposit or credit leaves of it; null where that is all. */
  leftToPay: string | null
  awaited: readonly AwaitedShare[]
  /** Whether the others owe all that isn't the reader's. */
  areRest: boolean
}

/** Says what a payer's share is, who owes the rest, and when photos unlock. */
export function describeShare(share: ShownShare): string {
  const { bill, own, isPaid, leftToPay } = share
  if (own === null) return `You don't have a share to pay. ${unlockText({ ...share, areRest: false })}`
  if (isPaid) return `Your share of ${own} is paid. ${unlockText(share)}`
  const left = leftToPay === null ? '' : `, with ${leftToPay} left to pay`
  return `Your share is ${own} of ${bill}${left}. ${unlockText(share)}`
}

function unlockText(share: ShownShare): string {
  const reasons = share.awaited.flatMap(({ name, limitDueOn, isRefunded }) =>
    limitDueOn === null || isRefunded ? [] : [overLimitText(name, limitDueOn)],
  )
  return [whenUnlockedText(share), ...reasons].join(' ')
}

function whenUnlockedText({ awaited, isPaid, areRest }: ShownShare): string {
  const unpaid = awaited.filter(({ isRefunded }) => !isRefunded)
  const refunded = awaited.find(({ isRefunded }) => isRefunded)
  if (refunded)
    return `${refunded.name} was refunded ${refunded.amount}, so photos unlock when the studio has billed that share again and it is paid.`
  const [first, ...rest] = unpaid
  if (!first) return isPaid ? 'The photos are unlocked.' : 'Photos unlock when you pay it.'
  if (rest.length === 0)
    return `Photos unlock when ${first.name} has paid ${areRest ? 'the other ' : ''}${first.amount}.`
  const names = unpaid.map(({ name, amount }) => `${name} (${amount})`)
  return `Photos unlock when ${names.slice(0, -1).join(', ')} and ${names.at(-1)} have paid.`
}

/** The button with which a client pays what is another's. `Pay for Vera` */
export function payForText(name: string, isPerson: boolean): string {
  return `Pay for ${isPerson ? (name.split(' ')[0] ?? name) : name}`
}

export const sharedBillTitles = {
  unpaid: 'You share this bill',
  waiting: 'Waiting for the other shares',
}

/** The reader among those who share a bill. */
export const ownShareName = 'You'
/** What a reader pays of a bill: `Your share of $349.00` */
export const ownShareTexts = { title: 'Your share', of: (bill: string) => `of ${bill}` }
export const payOwnShareText = 'Pay your share'
export const openBillText = 'Open the bill'

/** As lists mark a share. @param payer someone without an account, or a brokerage; null for a client */
export function shareOfText(percent: string, payer: string | null): string {
  return `${percent}% share${payer === null ? '' : ` of ${payer}`}`
}

/** The heading above the invoices of a shared bill. */
export function sharedByText(payers: number): string {
  return `Split between ${countOf(payers, 'payer')}`
}

/** What becomes of a shared bill when a part of it is voided after others were paid. */
export const voidFollowTexts = {
  legend: 'What follows?',
  /** `Rowan Teague has paid $199.20.` */
  paid: (parts: readonly { name: string; paid: string }[]) =>
    parts.map(({ name, paid }) => `${name} has paid ${paid}.`).join(' '),
  unlock: {
    title: 'Nobody pays this part',
    hint: (waits: string) => (waits ? `Photos unlock when ${waits}.` : 'The photos unlock right away.'),
  },
  /** @param client the bill's */
  billClient: (client: string) => ({
    title: `${client} pays it instead`,
    hint: 'They get a new invoice. Photos unlock when it is paid.',
  }),
  keep: {
    title: 'Bill it again later',
    hint: 'The photos stay locked, and what was paid stays paid. Replace this invoice to bill this part again.',
  },
  refund: {
    title: 'Refund what the others paid',
    hint: 'Each payment goes back the way it was paid, and the photos stay locked.',
  },
}
export const refundFirstText =
  "A refund isn't confirmed yet, so nothing was voided. Try again once it is confirmed."
export const cannotFollowText =
  'This can no longer follow, because the bill changed. Reload the page and choose again.'

/** The reason with which a bill's invoices are voided. */
export const splitReason = 'Split among several payers'
export const combinedReason = 'Combined into one invoice'

export const notSplittableText = 'This invoice can no longer be split.'
export const notCombinableText = 'These invoices can no longer be combined, because one of them was paid.'

export const linkGoneText =
  'The invoice may have been replaced by a newer one. Ask your agent for its link, or email the studio.'

/** The subject of the email to whoever pays a share without an account. */
export function shareSubject({ amount, street }: { amount: string; street: string }): string {
  return `Your share for ${street}: ${amount}`
}

/** Of a share that a brokerage pays by a monthly statement. @param number null until it's issued */
export function onStatementNote(number: string | null): string {
  return number === null ? 'On the next statement' : `Statement ${number}`
}
