import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { overseenBy as bookingsOverseenBy, type Handled, isHandledBy } from '@/lib/booking/bookings/policy'
import { photographersBilledBy } from '@/lib/people/accounts/policy'
import type { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isSplit } from './rules/coverage'
import { isPrepaid } from './rules/deposit'
import { isOver, isPayable, isPayableAlone } from './rules/status'

/**
 * Clients see the invoices that bill them, photographers those of the bookings they handle, and the studio's owner all. A bill that a brokerage pays in full has
 * nothing for its agent.
 */
export function visibleTo(actor: Actor): Prisma.InvoiceWhereInput {
  const bills = billsVisibleTo(actor)
  if (can(actor, 'manage-invoices') || !mayEnter('client', actor)) return bills
  const isBilled = [{ paidMethod: null }, { paidMethod: { not: 'BROKERAGE' as const } }]
  return { ...bills, OR: isBilled }
}

/** The bookings whose invoices the actor manages. */
export function managedBookings(actor: Actor): Prisma.BookingWhereInput {
  return { photographer: photographersBilledBy(actor) }
}

/** `managedBookings` of a booking that was already read. */
function manages(actor: Actor, booking: Handled): boolean {
  return mayEnter('owner', actor) || isHandledBy(actor, booking)
}

/** The invoices of bills about which the actor reads who pays what. */
export function billsVisibleTo(actor: Actor): Prisma.InvoiceWhereInput {
  if (can(actor, 'manage-invoices')) return { booking: managedBookings(actor) }
  return mayEnter('client', actor) ? { clientId: actor.profileId } : { id: { in: [] } }
}

/**
 * The invoices that the actor may read, but not pay or change, as an admin of the brokerage through which the shoot was booked.
 * Photos that were sold to another agent since are that agent's.
 */
export function overseenBy(actor: Actor): Prisma.InvoiceWhereInput {
  return { transferId: null, booking: bookingsOverseenBy(actor) }
}

/** The invoices that the actor may read and print: the visible ones, and those that they oversee. */
export function readableBy(actor: Actor): Prisma.InvoiceWhereInput {
  return isClient(actor) ? { OR: [visibleTo(actor), overseenBy(actor)] } : visibleTo(actor)
}

/** Whether the actor sees a readable invoice only as an admin of the brokerage. */
export function oversees(actor: Actor, { clientId }: { clientId: string }): boolean {
  return isClient(actor) && clientId !== actor.profileId
}

/** Whether a statement collects an invoice, so that it isn't paid by itself. */
type Collectable = { status: InvoiceStatus; isCollected: boolean }
type Payable = Collectable & { clientId: string; shareOf: { clientId: string } | null }
type Managed = { status: InvoiceStatus; booking: Handled }

/** The client whom it bills may pay an invoice that is awaiting payment, and the booking's client any share of the bill. */
export function canPay(actor: Actor, { clientId, shareOf, ...invoice }: Payable): boolean {
  return isClient(actor) && [clientId, shareOf?.clientId].includes(actor.profileId) && isPayableAlone(invoice)
}

/** The invoices that a client may pay: those that they see, and the shares of their bills that others pay. */
export function payableBy(actor: Actor): Prisma.InvoiceWhereInput {
  const shares = mayEnter('client', actor) ? [{ shareOf: { clientId: actor.profileId } }] : []
  return { OR: [visibleTo(actor), ...shares] }
}

/** Whoever manages the booking's invoices may record a payment made outside the portal. */
export function canMarkPaid(actor: Actor, invoice: Managed & Collectable): boolean {
  return manages(actor, invoice.booking) && isPayableAlone(invoice)
}

/** Whoever manages the booking's invoices may refund a paid invoice, also one that a deposit or credit paid. */
export function canRefund(
  actor: Actor,
  invoice: Managed & { amountCents: number; depositCents: number },
): boolean {
  const wasPaid = invoice.status === 'COMPLETED' && (invoice.amountCents > 0 || isPrepaid(invoice))
  return manages(actor, invoice.booking) && wasPaid
}

/** Whoever manages the booking's invoices may retry a failed refund, whatever the invoice's status. */
export function canRetryRefund(actor: Actor, invoice: Managed): boolean {
  return manages(actor, invoice.booking)
}

/** Whoever manages the booking's invoices may void an invoice that is awaiting payment. */
export function canVoid(actor: Actor, invoice: Managed): boolean {
  return manages(actor, invoice.booking) && isPayable(invoice.status)
}

/**
 * Whoever manages the booking's invoices may replace a voided or refunded invoice, if it is the newest for its delivery.
 * A deposit is only paid when booking.
 */
export function canReplace(
  actor: Actor,
  invoice: Managed & { isLatest: boolean; depositCents: number },
): boolean {
  const isReplaceable = isOver(invoice.status) && invoice.isLatest && invoice.depositCents <= 0
  return manages(actor, invoice.booking) && isReplaceable
}

/**
 * The client whom it bills, and whoever manages the booking's invoices, may split the unpaid invoice of a delivery. Not
 * while it's charged automatically, nor once it's shared with others than their brokerage.
 */
export function canSplit(
  actor: Actor,
  invoice: Managed &
    Payable & {
      deliveryId: string | null
      billCents: number | null
      shares: readonly { brokerageId: string | null }[]
      isLatest: boolean
      charge: { nextAt: Date | null } | null
    },
): boolean {
  const { deliveryId, isLatest, charge } = invoice
  const isSplittable = deliveryId !== null && !isSplit(invoice) && isLatest && !charge?.nextAt
  return isSplittable && (canPay(actor, invoice) || canVoid(actor, invoice))
}

/** Whoever may split an invoice may combine it again, while none of its shares is paid. A brokerage's share stays as it is. */
export function canCombine(
  actor: Actor,
  invoice: Managed &
    Payable & {
      amountCents: number
      isLatest: boolean
      shares: readonly { status: InvoiceStatus; brokerageId: string | null }[]
    },
): boolean {
  const { status, amountCents, clientId, isLatest, booking } = invoice
  const shares = invoice.shares.filter(({ brokerageId }) => brokerageId === null)
  const isUnpaid = isPayable(status) || amountCents === 0
  const isOwn = isClient(actor) && clientId === actor.profileId
  const isCombinable =
    isLatest && isUnpaid && shares.length > 0 && shares.every((one) => isPayable(one.status))
  return isCombinable && (isOwn || manages(actor, booking))
}

/** Whoever manages the booking's invoices may stop the automatic charge of an invoice that is awaiting payment. */
export function canStopCharge(
  actor: Actor,
  invoice: Managed & { charge: { nextAt: Date | null } | null },
): boolean {
  return manages(actor, invoice.booking) && isPayable(invoice.status) && Boolean(invoice.charge?.nextAt)
}

/** Whoever manages the booking's invoices may remind the client of an invoice that is awaiting payment. */
export function canRemind(actor: Actor, invoice: Managed & Collectable): boolean {
  return manages(actor, invoice.booking) && isPayableAlone(invoice)
}
