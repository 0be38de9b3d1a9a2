import { describeShare } from '@/lib/invoices/words/shares'
import { formatCents } from '@/lib/platform/money'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isPayable } from './status'

/** An invoice of a shared bill that wasn't voided. */
export type BillPart = {
  id: string
  status: InvoiceStatus
  amountCents: number
  depositCents: number
  billCents: number | null
  currency: string
  isOnTerms: boolean
  /** The event of its replacement. */
  events: readonly unknown[]
  payerName: string | null
  brokerage: { name: string } | null
  client: { fullName: string }
}

/** Returns who pays a part of a bill. */
export function payerOf({ brokerage, payerName, client }: Omit<BillPart, 'id' | 'status'>): string {
  return brokerage?.name ?? payerName ?? client.fullName
}

/** Whether photos wait for a part's payment, by the rule of `unpaidShares`. */
export function isAwaited({ status, isOnTerms, events }: BillPart): boolean {
  return !isOnTerms && (isPayable(status) || (status === 'REFUNDED' && events.length === 0))
}

/**
 * Returns what the payer of one part of a bill reads about it.
 * @param parts all parts of a bill that covers its photos
 * @returns null for a refunded part, and if it isn't of this bill
 */
export function summarizeShare(parts: readonly BillPart[], ownId: string): string | null {
  const own = parts.find(({ id }) => id === ownId)
  if (!own || own.status === 'REFUNDED' || own.billCents === null) return null
  const money = (cents: number) => formatCents(cents, own.currency)
  const sizeOf = ({ amountCents, depositCents }: BillPart) => amountCents - depositCents
  const awaited = parts.filter((part) => part.id !== ownId && isAwaited(part))
  const awaitedCents = awaited.reduce((sum, part) => sum + sizeOf(part), 0)
  return describeShare({
    bill: money(own.billCents),
    own: sizeOf(own) === 0 ? null : money(sizeOf(own)),
    isPaid: own.status === 'COMPLETED',
    leftToPay: own.depositCents < 0 ? money(own.amountCents) : null,
    awaited: awaited.map((part) => ({
      name: payerOf(part),
      amount: money(sizeOf(part)),
      isRefunded: part.status === 'REFUNDED',
    })),
    areRest: awaitedCents + sizeOf(own) === own.billCents,
  })
}
