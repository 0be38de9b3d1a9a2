import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { purposeFields } from '@/lib/billing/invoices/queries/select-coverage'
import { isForLateFee } from '@/lib/billing/invoices/rules/coverage'
import { describeOnBooking, timelineKinds } from '@/lib/billing/invoices/words/booking-timeline'
import { withoutCard } from '@/lib/billing/invoices/words/history'
import type { ShootEvent } from '@/lib/booking/bookings/schema/shoot-day'
import { db } from '@/lib/platform/data/db'
import { withOrigin } from '@/lib/platform/web/site-path'
import type { Prisma } from '@/prisma/generated/client'

/** A booking has a few invoices; a timeline of more would be unreadable. */
const maxInvoices = 50
const maxEvents = 100

/**
 * Returns the events of a booking's invoices, earliest first within an invoice. Empty for a photographer who doesn't handle
 * the booking.
 */
export async function listInvoiceEvents(actor: Actor, bookingId: string): Promise<ShootEvent[]> {
  const invoices = await db().invoice.findMany({
    where: { AND: [{ bookingId }, visibleTo(actor)] },
    select: invoiceFields,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: maxInvoices,
  })
  return invoices.flatMap((row) => {
    const invoice = {
      number: row.invoiceNumber,
      amountCents: row.amountCents,
      currency: row.currency,
      paidMethod: row.paidMethod,
      isForLateFee: isForLateFee(row),
    }
    const hidesCard = isClient(actor) && row.payerName !== null
    const href = withOrigin(`/invoices/${row.id}`, `/booking/${bookingId}`)
    return [...row.events, ...missingEvents(row)].map((event) => ({
      id: event.id,
      at: event.createdAt.toISOString(),
      href,
      ...describeOnBooking(hidesCard ? withoutCard(event) : event, invoice),
    }))
  })
}

const invoiceFields = {
  id: true,
  invoiceNumber: true,
  payerName: true,
  ...purposeFields,
  amountCents: true,
  currency: true,
  paidAt: true,
  paidMethod: true,
  createdAt: true,
  booking: { select: { lateFeeState: true } },
  events: {
    where: { kind: { in: [...timelineKinds] } },
    select: { id: true, kind: true, details: true, createdAt: true, actor: { select: { fullName: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: maxEvents,
  },
} satisfies Prisma.InvoiceSelect

type InvoiceRecord = Prisma.InvoiceGetPayload<{ select: typeof invoiceFields }>
type EventRecord = InvoiceRecord['events'][number]

/** Returns the issued and paid events that invoices lack from before their history was recorded. */
function missingEvents({
  id,
  events,
  createdAt,
  paidAt,
  paidMethod,
  amountCents,
}: InvoiceRecord): EventRecord[] {
  const has = (...kinds: EventRecord['kind'][]) => events.some(({ kind }) => kinds.includes(kind))
  const issued = { id: `${id}-issued`, kind: 'ISSUED' as const, details: {}, createdAt, actor: null }
  const isPaid = paidAt !== null && amountCents > 0 && !has('PAID', 'MARKED_PAID')
  const paid = isPaid && {
    id: `${id}-paid`,
    kind: 'PAID' as const,
    details: { amountCents, method: paidMethod },
    createdAt: paidAt,
    actor: null,
  }
  return [...(has('ISSUED') ? [] : [issued]), ...(paid ? [paid] : [])]
}
