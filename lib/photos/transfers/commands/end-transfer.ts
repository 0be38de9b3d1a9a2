import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockVisibleInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { voidLockedInvoice } from '@/lib/billing/invoices/operations/void-locked-invoice'
import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import { recordActivity } from '@/lib/photos/deliveries/operations/record-activity'
import { managedBy } from '@/lib/photos/transfers/policy'
import { isEndable, stateOf } from '@/lib/photos/transfers/rules'
import { endedReason, transferChangedText, transferPaidText } from '@/lib/photos/transfers/words'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import type { Prisma } from '@/prisma/generated/client'

const person = { select: { userId: true } } as const
const fields = {
  id: true,
  deliveryId: true,
  client: person,
  invoices: { ...latestInvoice, select: { id: true, status: true, amountCents: true } },
  delivery: { select: { bookingId: true, booking: { select: { photographer: person } } } },
} satisfies Prisma.DeliveryTransferSelect

/**
 * Ends a transfer that wasn't paid for, and voids its unpaid invoice. Locks the invoice and its booking, or the delivery while
 * there's no invoice. Returns the voided invoice's id, whose payments the caller closes after the commit; null if there's none.
 * @throws NotFoundError if it has ended, or this photographer doesn't handle its booking
 * @throws AppError `conflict` if it was paid for
 */
export async function endTransferWithin(
  tx: Transaction,
  actor: Actor,
  transferId: string,
): Promise<string | null> {
  const seen = await readTransfer(tx, actor, transferId)
  const [seenInvoice = null] = seen.invoices
  const locked = seenInvoice && (await lockVisibleInvoice(tx, actor, seenInvoice.id))
  // Waits for whoever replaces the invoice, or claims the transfer.
  if (locked) await lockRow(tx, 'bookings', locked.booking.id)
  else await lockRow(tx, 'media_deliveries', seen.deliveryId)
  const transfer = await readTransfer(tx, actor, transferId)
  const [invoice = null] = transfer.invoices
  if (invoice?.id !== seenInvoice?.id) throw new AppError('conflict', transferChangedText)
  const state = stateOf(invoice)
  if (!isEndable(state)) throw new AppError('conflict', transferPaidText)
  const isVoided = locked !== null && state === 'unpaid'
  if (isVoided) await voidLockedInvoice(tx, actor, locked, endedReason)
  await tx.deliveryTransfer.update({
    where: { id: transferId },
    data: { endedAt: now(), recipientName: null, recipientEmail: null },
    select: { id: true },
  })
  await recordEnd(tx, actor, transfer)
  return isVoided ? locked.id : null
}

type Transfer = Prisma.DeliveryTransferGetPayload<{ select: typeof fields }>

async function readTransfer(tx: Transaction, actor: Actor, id: string): Promise<Transfer> {
  const transfer = await tx.deliveryTransfer.findFirst({
    where: { AND: [{ id }, managedBy(actor)] },
    select: fields,
  })
  if (!transfer) throw new NotFoundError('Transfer not found')
  return transfer
}

async function recordEnd(tx: Transaction, actor: Actor, { deliveryId, client, delivery }: Transfer) {
  await recordActivity(tx, actor, { deliveryId, kind: 'TRANSFER_ENDED', details: {} })
  await recordAudit(tx, actor, 'delivery.transfer-ended', deliveryId)
  const people = [delivery.booking.photographer, ...(client ? [client] : [])]
  await pushToUsers(tx, people, 'delivery-changed', { deliveryId, bookingId: delivery.bookingId })
}
