import { z } from 'zod'
import { formatCents } from '@/lib/platform/money/money'
import { formatDate } from '@/lib/platform/time/calendar-date'
import type { InvoiceEventKind, PaymentMethodKind } from '@/prisma/generated/enums'
import { describeMethod, methodWords } from './payment'

/** The events that a booking's timeline shows of its invoices, to both client and photographer. */
export const timelineKinds = ['ISSUED', 'PAID', 'MARKED_PAID', 'REFUNDED', 'VOIDED', 'REPLACED'] as const

export type InvoiceOnBooking = {
  number: string
  amountCents: number
  currency: string
  paidMethod: PaymentMethodKind | null
  isForLateFee: boolean
}

const Text = z.string().min(1).optional().catch(undefined)

/** The details that the texts use. Unknown formats count as no details. */
const Details = z
  .object({
    amountCents: z.number().optional().catch(undefined),
    last4: Text,
    method: Text,
    paidOn: Text,
    reason: Text,
    replaces: Text,
    by: Text,
    state: Text,
  })
  .catch({})
type Details = z.output<typeof Details>

type Event = {
  kind: InvoiceEventKind
  details: unknown
  actor: { fullName: string } | null
}

/** Describes an invoice's event as its booking's timeline shows it. */
export function describeOnBooking(
  event: Event,
  invoice: InvoiceOnBooking,
): { title: string; detail: string } {
  const details = Details.parse(event.details)
  const { number, currency } = invoice
  const amount = formatCents(details.amountCents ?? invoice.amountCents, currency)
  const who = event.actor?.fullName ?? 'The studio'
  switch (event.kind) {
    case 'PAID':
      return {
        title: 'Paid',
        detail: `${[`${amount} for ${number}`, methodOf(details)].filter(Boolean).join(', ')}.`,
      }
    case 'MARKED_PAID':
      return { title: 'Paid', detail: describeMarkedPaid(who, `${amount} for ${number}`, details) }
    case 'REFUNDED':
      return details.state === 'FAILED'
        ? { title: 'Refund failed', detail: `${amount} for ${number}.` }
        : { title: 'Refunded', detail: `${amount} for ${number}.` }
    case 'VOIDED':
      return { title: 'Invoice voided', detail: describeVoided(who, number, details) }
    case 'REPLACED':
      return { title: 'Invoice replaced', detail: `${details.by ?? 'Another invoice'} replaces ${number}.` }
    default:
      return { title: 'Invoiced', detail: describeIssued(invoice, details) }
  }
}

function describeIssued(
  { number, amountCents, currency, paidMethod, isForLateFee }: InvoiceOnBooking,
  details: Details,
): string {
  const isAdvance = paidMethod === 'DEPOSIT' || paidMethod === 'SHARES' || paidMethod === 'BROKERAGE'
  const free = isAdvance ? `paid by ${methodWords[paidMethod]}` : 'no charge'
  const amount = amountCents === 0 ? free : formatCents(amountCents, currency)
  const parts = [
    number,
    amount,
    isForLateFee ? 'late cancellation fee' : null,
    details.replaces ? `replaces ${details.replaces}` : null,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Names the day of the payment, which may be earlier than the day it was recorded. */
function describeMarkedPaid(who: string, what: string, details: Details): string {
  const method = methodOf(details)
  const day =
    details.paidOn && /^\d{4}-\d{2}-\d{2}$/.test(details.paidOn) ? ` on ${formatDate(details.paidOn)}` : ''
  return `${[what, method].filter(Boolean).join(', ')}${day}. ${who} recorded it.`
}

function describeVoided(who: string, number: string, { reason }: Details): string {
  const ended = reason && (/[.!?]$/.test(reason) ? reason : `${reason}.`)
  return `${who} voided ${number}${ended ? `: ${ended}` : '.'}`
}

function methodOf({ last4, method }: Details): string | null {
  if (last4) return `card ending ${last4}`
  return describeMethod(method)
}
