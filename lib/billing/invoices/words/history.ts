import { isForLateFee } from '@/lib/billing/invoices/rules/coverage'
import { creditTitle } from '@/lib/catalog/credit/words'
import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import type { InvoiceEventKind, OutboxStatus } from '@/prisma/generated/enums'
import { disputeTitles } from './disputes'
import { describeMethod } from './payment'

/** The events in an invoice's history that its client sees too. */
export const clientKinds = new Set<InvoiceEventKind>([
  'ISSUED',
  'REMINDED',
  'PAID',
  'MARKED_PAID',
  'REFUNDED',
  'VOIDED',
  'REPLACED',
  'CHARGE_SCHEDULED',
  'CHARGE_STOPPED',
])

type Words = { title: string; detail: string | null }
type Details = Record<string, unknown>
type Event = { kind: InvoiceEventKind; details: unknown; actor: { id: string; fullName: string } | null }

/** What an invoice is for, as the event says that it was issued with. */
export type Issued = Omit<Parameters<typeof isForLateFee>[0], 'revisionRound'> & {
  revisionRound: { id: string; number: number } | null
}

/** Describes an event of an invoice. @param readerId a profile; its own actions are "by you" */
export function describeEvent(event: Event, readerId: string, invoice: Issued & { currency: string }): Words {
  const who = event.actor ? (event.actor.id === readerId ? 'You' : event.actor.fullName) : null
  const details: Details = isDetails(event.details) ? event.details : {}
  return describers[event.kind]({ who, details, invoice, currency: invoice.currency })
}

/** Returns a payment's event without the card, for a client whose bill someone else paid a share of. */
export function withoutCard<E extends { details: unknown }>(event: E): E {
  if (!isDetails(event.details)) return event
  const { last4: _last4, ...details } = event.details
  return { ...event, details }
}

type EventContext = { who: string | null; details: Details; invoice: Issued; currency: string }

const describers: Record<InvoiceEventKind, (context: EventContext) => Words> = {
  ISSUED: ({ who, details, invoice }) => ({
    title: 'Issued',
    detail: textOf(details.replaces)
      ? `Replaces ${details.replaces}.`
      : describeSale(invoice, who, details.method === 'NO_CHARGE'),
  }),
  OPENED: ({ who }) => ({ title: 'Opened', detail: who && `By ${inSentence(who)}.` }),
  DOWNLOADED: ({ who }) => ({ title: 'PDF downloaded', detail: who && `By ${inSentence(who)}.` }),
  REMINDED: ({ who, details }) => ({
    title: 'Reminder sent',
    detail: who ? `By ${inSentence(who)}.` : describeDay(details.days),
  }),
  CHECKOUT_OPENED: ({ who }) => ({ title: 'Payment started', detail: who && `By ${inSentence(who)}.` }),
  PAYMENT_FAILED: ({ details }) => ({ title: 'Payment failed', detail: sentence([textOf(details.reason)]) }),
  PAID: ({ details, currency }) => ({
    title: 'Paid',
    detail: sentence([amountOf(details, currency), cardOf(details.last4), statementOf(details.statement)]),
  }),
  MARKED_PAID: ({ who, details }) => ({
    title: 'Marked as paid',
    detail: sentence([who && `By ${inSentence(who)}`, describeMethod(details.method), textOf(details.note)]),
  }),
  REFUNDED: ({ details, currency }) => ({
    title:
      details.state === 'FAILED'
        ? 'Refund failed'
        : details.destination === 'credit'
          ? creditTitle
          : 'Refunded',
    detail: sentence([amountOf(details, currency), textOf(details.reason)]),
  }),
  DISPUTED: ({ details, currency }) => ({
    title:
      details.state === 'won' || details.state === 'lost' ? disputeTitles[details.state] : disputeTitles.open,
    detail: sentence([amountOf(details, currency)]),
  }),
  VOIDED: ({ who, details }) => ({
    title: 'Voided',
    detail: sentence([who && `By ${inSentence(who)}`, textOf(details.reason)]),
  }),
  REPLACED: ({ details }) => ({
    title: 'Replaced',
    detail: textOf(details.by) && `Replaced by ${details.by}.`,
  }),
  CHARGE_SCHEDULED: () => ({
    title: 'Automatic charge scheduled',
    detail: 'As agreed when the shoot was booked.',
  }),
  CHARGE_STOPPED: ({ who }) => ({
    title: 'Automatic charge stopped',
    detail: who && `By ${inSentence(who)}.`,
  }),
}

export const lateCancellationText = 'For the late cancellation.'

/** Says why an invoice was issued; null where its purpose is unknown, such as after its delivery was deleted. */
function describeSale(invoice: Issued, who: string | null, isFree: boolean): string | null {
  if (invoice.shareOfId) return 'For a share of the bill.'
  if (invoice.depositCents > 0) return 'For the deposit.'
  if (invoice.revisionRound) return `For revision round ${invoice.revisionRound.number}.`
  if (invoice.purchaseId) return `For photos that ${who ? inSentence(who) : 'the client'} chose.`
  if (invoice.transferId) return who && `${who} transferred the photos.`
  if (invoice.deliveryId) return who && `${who} sent the photos${isFree ? ' at no charge' : ''}.`
  return isForLateFee(invoice) ? lateCancellationText : null
}

const emailTitles: Record<string, string> = {
  'photos-ready': 'Photos and invoice email',
  'photos-transferred': 'Photos and invoice email',
  'late-fee-charged': 'Invoice email',
  'invoice-issued': 'Invoice email',
  'share-issued': 'Invoice email',
  'invoice-reminder': 'Reminder email',
  'invoice-voided': 'Voided invoice email',
  'payment-received': 'Payment confirmation email',
  'payment-failed': 'Failed payment email',
  'charge-failed': 'Failed charge email',
  'payment-refunded': 'Refund email',
  'payment-disputed': 'Dispute email',
}

/** A failed email may still be retried by the queue. */
const emailStates: Record<OutboxStatus, string> = {
  QUEUED: 'queued',
  SENT: 'sent',
  FAILED: 'last attempt failed',
  EXPIRED: 'expired before it was sent',
}

type Email = { topic: string; recipient: string | null; status: OutboxStatus }

/** Describes an email about an invoice, whatever its status. */
export function describeEmail({ topic, recipient, status }: Email): Words {
  return {
    title: emailTitles[topic] ?? 'Email',
    detail: sentence([recipient ? `To ${recipient}` : null, emailStates[status]]),
  }
}

function describeDay(days: unknown): string | null {
  if (typeof days !== 'number') return null
  if (days === 0) return 'Sent automatically on the due date.'
  return `Sent automatically ${countOf(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'} the due date.`
}

function amountOf({ amountCents }: Details, currency: string): string | null {
  return typeof amountCents === 'number' ? formatCents(amountCents, currency) : null
}

function cardOf(last4: unknown): string | null {
  return textOf(last4) && `card ending ${last4}`
}

function statementOf(number: unknown): string | null {
  return textOf(number) && `with statement ${number}`
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** `$498.00, card ending 4242.` Null without any parts. */
function sentence(parts: (string | null)[]): string | null {
  const text = parts.filter((part) => part !== null).join(', ')
  if (text === '') return null
  const capitalized = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`
}

function inSentence(who: string): string {
  return who === 'You' ? 'you' : who
}

function isDetails(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
