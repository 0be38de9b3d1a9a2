import type { Actor } from '@/lib/auth/actor'
import { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isPayable } from './rules'

/** A client sees the invoices of their own bookings, a photographer those of the bookings they shoot. */
export function visibleTo(actor: Actor): Prisma.InvoiceWhereInput {
  return actor.role === 'CLIENT'
    ? { booking: { clientId: actor.profileId } }
    : { booking: { photographerId: actor.profileId } }
}

type Payable = { status: InvoiceStatus; booking: { clientId: string; photographerId: string } }

/** Only the client of the booking pays, and only while the invoice waits for money. */
export function canPay(actor: Actor, invoice: Payable): boolean {
  return actor.role === 'CLIENT' && invoice.booking.clientId === actor.profileId && isPayable(invoice.status)
}

/** Only the photographer of the booking records money that came another way. */
export function canMarkPaid(actor: Actor, invoice: Payable): boolean {
  return (
    actor.role === 'PHOTOGRAPHER' &&
    invoice.booking.photographerId === actor.profileId &&
    isPayable(invoice.status)
  )
}

/** `isUnlocked` as SQL, for a query in which `bookings` goes by the name `b`. */
export const bookingIsUnlocked = Prisma.sql`(
  SELECT latest.status = 'COMPLETED' FROM payments latest
  WHERE latest.booking_id = b.id ORDER BY latest.created_at DESC, latest.id DESC LIMIT 1
) IS TRUE`
