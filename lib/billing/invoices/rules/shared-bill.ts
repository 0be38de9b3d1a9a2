import { describeShare } from '@/lib/billing/invoices/words/shares'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { shareOfBill } from './split-bill'
import { isPayable } from './status'

/** An invoice of a shared bill that wasn't voided. */
export type BillPart = {
  id: string
  status: InvoiceStatus
  amountCents: number
  depositCents: number
  billCents: number | null
  sharedCents: number | null
  currency: string
  isOnTerms: boolean
  isOverLimit: boolean
  dueOn: Date
  /** That collects it. */
  statement: { dueOn: Date } | null
  /** The event of its replacement. */
  events: readonly unknown[]
  payerName: string | null
  brokerage: { name: string } | null
  client: { fullName: string }
}

/** Returns who pays a part of a bill. */
export function payerOf({
  brokerage,
  payerName,
  client,
}: Pick<BillPart, 'brokerage' | 'payerName' | 'client'>): string {
  return brokerage?.name ?? payerName ?? client.fullName
}

/** Whether photos wait for a part's payment, by the rule of `unpaidShares`. */
export function isAwaited({ status, isOnTerms, events }: BillPart): boolean {
  return !isOnTerms && (isPayable(status) || (status === 'REFUNDED' && events.length === 0))
}

/**
 * Returns what the payer of one part of a bill reads about it.
 * @param parts all parts of a bill that covers its photos
 * @param showsLimit whether they may know that a brokerage was over its credit limit
 * @returns null for a refunded part, and if it isn't of this bill
 */
export function summarizeShare(
  parts: readonly BillPart[],
  ownId: string,
  { showsLimit }: { showsLimit: boolean },
): string | null {
  const own = parts.find(({ id }) => id === ownId)
  const share = own && shareOfBill(own)
  if (!share || own.status === 'REFUNDED') return null
  const money = (cents: number) => formatCents(cents, own.currency)
  const awaited = parts.filter((part) => part.id !== ownId && isAwaited(part))
  const awaitedCents = awaited.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return describeShare({
    bill: money(share.ofCents),
    own: share.cents === 0 ? null : money(share.cents),
    isPaid: own.status === 'COMPLETED',
    leftToPay: share.cents === own.amountCents ? null : money(own.amountCents),
    awaited: awaited.map((part) => ({
      name: payerOf(part),
      amount: money(part.amountCents),
      isRefunded: part.status === 'REFUNDED',
      limitDueOn:
        showsLimit && part.isOverLimit ? formatDate(dateFromDatabase((part.statement ?? part).dueOn)) : null,
    })),
    areRest: awaitedCents + share.cents === share.ofCents,
  })
}
