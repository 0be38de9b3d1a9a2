import type { Actor } from '@/lib/auth/actor'
import { type Handled, handledBy, handledByInSql, isHandledBy } from '@/lib/bookings/policy'
import { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isOver, isPayable } from './rules'

/** A client sees the invoices of their own bookings, a photographer those of the bookings they handle. */
export function visibleTo(actor: Actor): Prisma.InvoiceWhereInput {
  return actor.role === 'CLIENT' ? { booking: { clientId: actor.profileId } } : { booking: handledBy(actor) }
}

/** `visibleTo` as SQL, for a query in which `bookings` goes by the name `b`. */
export function visibleInSql(actor: Actor): Prisma.Sql {
  return actor.role === 'CLIENT' ? Prisma.sql`b.client_id = ${actor.profileId}::uuid` : handledByInSql(actor)
}

type Payable = { status: InvoiceStatus; booking: { clientId: string } }
type Managed = { status: InvoiceStatus; booking: Handled }

/** Only the client of the booking pays, and only while the invoice waits for money. */
export function canPay(actor: Actor, invoice: Payable): boolean {
  return actor.role === 'CLIENT' && invoice.booking.clientId === actor.profileId && isPayable(invoice.status)
}

/** Only who handles the booking records money that came another way. */
export function canMarkPaid(actor: Actor, invoice: Managed): boolean {
  return isHandledBy(actor, invoice.booking) && isPayable(invoice.status)
}

/** Only who handles the booking refunds money, and only what was paid. */
export function canRefund(actor: Actor, invoice: Managed & { amountCents: number }): boolean {
  return isHandledBy(actor, invoice.booking) && invoice.status === 'COMPLETED' && invoice.amountCents > 0
}

/** Only who handles the booking tries a failed refund again, whatever became of the invoice meanwhile. */
export function canRetryRefund(actor: Actor, invoice: Managed): boolean {
  return isHandledBy(actor, invoice.booking)
}

/** Only who handles the booking withdraws an invoice, and only while nothing was paid for it. */
export function canVoid(actor: Actor, invoice: Managed): boolean {
  return isHandledBy(actor, invoice.booking) && isPayable(invoice.status)
}

/**
 * Only who handles the booking issues another one instead, when no money is to come or stay for this one, and
 * nothing newer was issued for the same delivery yet.
 */
export function canReplace(actor: Actor, invoice: Managed & { isLatest: boolean }): boolean {
  return isHandledBy(actor, invoice.booking) && isOver(invoice.status) && invoice.isLatest
}

/** Only who handles the booking reminds its client, and only while money is missing. */
export function canRemind(actor: Actor, invoice: Managed): boolean {
  return isHandledBy(actor, invoice.booking) && isPayable(invoice.status)
}
