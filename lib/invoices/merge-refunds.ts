import type { RefundState } from '@/prisma/generated/enums'

/** A refund as our own row has it; without a provider's id it was recorded by hand, or has not been asked for yet. */
export type KnownRefund = {
  id: string
  stripeRefundId: string | null
  amountCents: number
  state: RefundState
}

/** A refund as the provider has it; `ownId` names our row when we asked for it. */
export type StripeRefund = {
  refundId: string
  ownId: string | null
  amountCents: number
  state: RefundState
  reason: string | null
  /** Why it failed, by Stripe's code. */
  failureCode: string | null
}

export type MergedRefunds = {
  /** What has gone back or is on its way. */
  refundedCents: number
  added: StripeRefund[]
  changed: {
    id: string
    stripeRefundId: string
    amountCents: number
    state: RefundState
    failureCode: string | null
    isNew: boolean
  }[]
}

/** A refund only ever moves to the right: one that seemed to have succeeded may still fail, and is then over. */
const course: readonly RefundState[] = ['PENDING', 'SUCCEEDED', 'FAILED']

/**
 * Brings the refunds we know together with those the provider has named. Two readings give the same result in either
 * order, so one that was taken early and arrives late undoes nothing.
 */
export function mergeRefunds(known: readonly KnownRefund[], read: readonly StripeRefund[]): MergedRefunds {
  const pairs = read.map((refund) => ({ refund, own: known.find((row) => isSame(row, refund)) }))
  const added = pairs.filter(({ own }) => !own).map(({ refund }) => refund)
  const changed = pairs.flatMap(({ refund, own }) => {
    if (!own) return []
    const isNew = own.stripeRefundId === null
    const state = isNew ? refund.state : furtherOf(own.state, refund.state)
    if (!isNew && state === own.state) return []
    const { id, amountCents } = own
    const { refundId, failureCode } = refund
    return [{ id, stripeRefundId: refundId, amountCents, state, failureCode, isNew }]
  })
  const untouched = known.filter(({ id }) => changed.every((row) => row.id !== id)).filter(hasBegun)
  const refundedCents = [...untouched, ...changed, ...added]
    .filter(({ state }) => state !== 'FAILED')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { refundedCents, added, changed }
}

function isSame(row: KnownRefund, refund: StripeRefund): boolean {
  return row.stripeRefundId === null ? row.id === refund.ownId : row.stripeRefundId === refund.refundId
}

/** One that waits to be asked for has given nothing back yet. */
function hasBegun({ stripeRefundId, state }: KnownRefund): boolean {
  return stripeRefundId !== null || state === 'SUCCEEDED'
}

function furtherOf(one: RefundState, other: RefundState): RefundState {
  return course.indexOf(one) > course.indexOf(other) ? one : other
}
