import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { billsVisibleTo } from '@/lib/billing/invoices/policy'
import { db } from '@/lib/platform/data/db'
import { readSharedBill } from './read-shared-bill'

/** A booking has one or two deliveries, each with a bill. */
const maxBills = 5

/** A shared bill that photos wait for, and what its client reads about it. */
export type AwaitedBill = { invoiceId: string; isPaid: boolean; summary: string }

/** Returns what a client reads about a booking's shared bills, of those that photos wait for; none for others. */
export async function listAwaitedBills(actor: Actor, bookingId: string): Promise<AwaitedBill[]> {
  if (!isClient(actor)) return []
  const mains = await db().invoice.findMany({
    where: {
      AND: [billsVisibleTo(actor), { bookingId, billCents: { not: null }, shareOfId: null }],
      deliveryId: { not: null },
      status: { in: ['PENDING', 'FAILED', 'COMPLETED'] },
    },
    select: { id: true, status: true, paidMethod: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxBills,
  })
  const summary = mains.map(async ({ id, status, paidMethod }) => {
    const bill = await readSharedBill(actor, id)
    const brokerage = bill?.payers.find(({ isAwaited }) => isAwaited)
    // A brokerage that pays everything leaves no invoice to the client.
    const invoiceId = paidMethod === 'BROKERAGE' ? (brokerage?.id ?? id) : id
    const isPaid = status === 'COMPLETED'
    const isOpen = isPaid && !bill?.payers.some(({ isAwaited }) => isAwaited)
    return bill?.summary && !isOpen ? [{ invoiceId, isPaid, summary: bill.summary }] : []
  })
  return (await Promise.all(summary)).flat()
}
