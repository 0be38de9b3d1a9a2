import type { Actor } from '@/lib/auth/actor'
import { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isOver, isPayable } from './rules'

/** A client sees the invoices of their own bookings, a photographer those of the bookings they shoot. */
export function visibleTo(actor: Actor): Prisma.InvoiceWhereInput {
  return actor.role === 'CLIENT'
    ? { booking: { clientId: actor.profileId } }
    : { booking: { photographerId: actor.profileId } }
}

/** `visibleTo` as SQL, for a query in which `bookings` goes by the name `b`. */
export function visibleInSql(actor: Actor): Prisma.Sql {
  return actor.role === 'CLIENT'
    ? Prisma.sql`b.client_id = ${actor.profileId}::uuid`
    : Prisma.sql`b.photographer_id = ${actor.profileId}::uuid`
}

type Payable = { status: InvoiceStatus; booking: { clientId: string; photographerId: string } }

/** Only the client of the booking pays, and only while the invoice waits for money. */
export function canPay(actor: Actor, invoice: Payable): boolean {
  return actor.role === 'CLIENT' && invoice.booking.clientId === actor.profileId && isPayable(invoice.status)
}

/** Only the photographer of the booking records money that came another way. */
export function canMarkPaid(actor: Actor, invoice: Payable): boolean {
  return isItsPhotographer(actor, invoice) && isPayable(invoice.status)
}

/** Only the photographer of the booking gives money back, and only what was paid. */
export function canRefund(actor: Actor, invoice: Payable): boolean {
  return isItsPhotographer(actor, invoice) && invoice.status === 'COMPLETED'
}

/** Only the photographer of the booking withdraws an invoice, and only while nothing was paid for it. */
export function canVoid(actor: Actor, invoice: Payable): boolean {
  return isItsPhotographer(actor, invoice) && isPayable(invoice.status)
}

/**
 * Only the photographer of the booking issues another one instead, when no money is to come or stay for this one, and
 * nothing newer decides the booking yet.
 */
export function canReplace(actor: Actor, invoice: Payable & { isLatest: boolean }): boolean {
  return isItsPhotographer(actor, invoice) && isOver(invoice.status) && invoice.isLatest
}

/** Only the photographer of the booking reminds its client, and only while money is missing. */
export function canRemind(actor: Actor, invoice: Payable): boolean {
  return isItsPhotographer(actor, invoice) && isPayable(invoice.status)
}

function isItsPhotographer(actor: Actor, { booking }: Payable): boolean {
  return actor.role === 'PHOTOGRAPHER' && booking.photographerId === actor.profileId
}
