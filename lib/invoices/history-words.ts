import { formatCents } from '@/lib/platform/money'
import type { InvoiceEventKind, OutboxStatus, PaymentMethodKind } from '@/prisma/generated/enums'
import { methodWords } from './payment-words'

/** What of an invoice's history its client is shown. */
export const clientSees = new Set<InvoiceEventKind>([
  'ISSUED',
  'REMINDED',
  'PAID',
  'MARKED_PAID',
  'REFUNDED',
  'VOIDED',
  'REPLACED',
])

type Words = { title: string; detail: string | null }
type Details = Record<string, unknown>
type Event = { kind: InvoiceEventKind; details: unknown; actor: { id: string; fullName: string } | null }

/** One event in words. @param readerId the profile of who reads it: their own acts are "you" */
export function describeEvent(event: Event, readerId: string, currency: string): Words {
  const who = event.actor ? (event.actor.id === readerId ? 'You' : event.actor.fullName) : null
  const details: Details = isDetails(event.details) ? event.details : {}
  return describers[event.kind]({ who, details, currency })
}

type EventContext = { who: string | null; details: Details; currency: string }

const describers: Record<InvoiceEventKind, (context: EventContext) => Words> = {
  ISSUED: ({ who, details }) => ({
    title: 'Issued',
    detail: textOf(details.replaces)
      ? `Instead of ${details.replaces}.`
      : who && `${who} sent the photos${details.method === 'NO_CHARGE' ? ' at no charge' : ''}.`,
  }),
  OPENED: ({ who }) => ({ title: 'Opened', detail: who && `${who} looked at the invoice.` }),
  DOWNLOADED: ({ who }) => ({ title: 'PDF downloaded', detail: who && `By ${inSentence(who)}.` }),
  REMINDED: ({ who, details }) => ({
    title: 'Reminder sent',
    detail: who ? `By ${inSentence(who)}.` : describeDay(details.days),
  }),
  CHECKOUT_OPENED: ({ who }) => ({ title: 'Payment begun', detail: who && `By ${inSentence(who)}.` }),
  PAYMENT_FAILED: ({ details }) => ({ title: 'Payment failed', detail: sentence([textOf(details.reason)]) }),
  PAID: ({ details, currency }) => ({
    title: 'Paid',
    detail: sentence([amountOf(details, currency), cardOf(details.last4)]),
  }),
  MARKED_PAID: ({ who, details }) => ({
    title: 'Marked as paid',
    detail: sentence([who && `By ${inSentence(who)}`, methodOf(details.method), textOf(details.note)]),
  }),
  REFUNDED: ({ details, currency }) => ({
    title: details.state === 'FAILED' ? 'Refund failed' : 'Refunded',
    detail: sentence([amountOf(details, currency), textOf(details.reason)]),
  }),
  DISPUTED: ({ details, currency }) => ({
    title: 'Payment disputed by the bank',
    detail: sentence([amountOf(details, currency), textOf(details.state)]),
  }),
  VOIDED: ({ who, details }) => ({
    title: 'Voided',
    detail: sentence([who && `By ${inSentence(who)}`, textOf(details.reason)]),
  }),
  REPLACED: ({ details }) => ({
    title: 'Replaced',
    detail: textOf(details.by) && `${details.by} was issued instead.`,
  }),
}

const mailTitles: Record<string, string> = {
  'photos-ready': 'Invoice mailed with the photos',
  'late-fee-charged': 'Invoice mailed',
  'invoice-issued': 'Invoice mailed',
  'invoice-reminder': 'Reminder mailed',
  'invoice-voided': 'Voiding emailed',
  'payment-received': 'Receipt mailed',
  'payment-failed': 'Failed payment mailed',
  'payment-refunded': 'Refund mailed',
  'payment-disputed': 'Dispute mailed',
}

const mailStates: Record<OutboxStatus, string> = {
  QUEUED: 'waiting to be sent',
  SENT: 'sent',
  FAILED: 'the last try failed',
  EXPIRED: 'expired',
}

/** One mail of the outbox in words. */
export function describeMail(mail: { topic: string; recipient: string | null; status: OutboxStatus }): Words {
  return {
    title: mailTitles[mail.topic] ?? 'Mail',
    detail: sentence([mail.recipient ? `To ${mail.recipient}` : null, mailStates[mail.status]]),
  }
}

function describeDay(days: unknown): string | null {
  if (typeof days !== 'number') return null
  if (days === 0) return 'On the due date.'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return `By the portal, ${count} ${days < 0 ? 'before' : 'after'} the due date.`
}

function amountOf({ amountCents }: Details, currency: string): string | null {
  return typeof amountCents === 'number' ? formatCents(amountCents, currency) : null
}

function cardOf(last4: unknown): string | null {
  return textOf(last4) && `card ending ${last4}`
}

function methodOf(method: unknown): string | null {
  return typeof method === 'string' && Object.hasOwn(methodWords, method)
    ? methodWords[method as PaymentMethodKind]
    : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** `$498.00, card ending 4242.` Null when there is nothing to say. */
function sentence(parts: (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null).join(', ')
  if (said === '') return null
  const begun = said.charAt(0).toUpperCase() + said.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

function inSentence(who: string): string {
  return who === 'You' ? 'you' : who
}

function isDetails(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
