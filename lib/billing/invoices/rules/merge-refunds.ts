import type { RefundState } from '@/prisma/generated/enums'

/** A refund in our database; without a Stripe id it was recorded by hand, or Stripe hasn't confirmed it yet. */
export type KnownRefund = {
  id: string
  stripeRefundId: string | null
  amountCents: number
  state: RefundState
}

/** A refund at Stripe; `ownId` is the id of our row if the portal submitted it. */
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
  /** Refunded or on its way. */
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

/** A refund's state only moves to the right: one that succeeded may still fail, and a failed one stays failed. */
const course: readonly RefundState[] = ['PENDING', 'SUCCEEDED', 'FAILED']

/**
 * Merges the refunds in our database with those read from Stripe. The order of two reads doesn't matter, so an old read that
 * arrives late undoes nothing.
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

/** Whether money may have moved; not for a refund that Stripe hasn't confirmed yet. */
function hasBegun({ stripeRefundId, state }: KnownRefund): boolean {
  return stripeRefundId !== null || state === 'SUCCEEDED'
}

function furtherOf(one: RefundState, other: RefundState): RefundState {
  return course.indexOf(one) > course.indexOf(other) ? one : other
}
