import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KnownRefund, mergeRefunds, type StripeRefund } from './merge-refunds'

const read: StripeRefund = {
  refundId: 're_1',
  ownId: null,
  amountCents: 9_800,
  state: 'SUCCEEDED',
  reason: null,
  failureCode: null,
}
const requested: KnownRefund = { id: 'own-1', stripeRefundId: null, amountCents: 9_800, state: 'PENDING' }

/** The rows after a snapshot, as recordRefunds writes them. */
function write(known: KnownRefund[], snapshots: readonly StripeRefund[]): KnownRefund[] {
  const { added, changed } = mergeRefunds(known, snapshots)
  return [
    ...known.map((row) => ({ ...row, ...changed.find(({ id }) => id === row.id) })),
    ...added.map(({ refundId, amountCents, state }) => ({
      id: refundId,
      stripeRefundId: refundId,
      amountCents,
      state,
    })),
  ].map(({ id, stripeRefundId, amountCents, state }) => ({ id, stripeRefundId, amountCents, state }))
}

describe('mergeRefunds', () => {
  it('adds a refund that was made in the Stripe dashboard', () => {
    expect(mergeRefunds([], [read])).toMatchObject({ refundedCents: 9_800, added: [read], changed: [] })
  })

  it('recognizes its own refund by the id in its metadata', () => {
    const merged = mergeRefunds([requested], [{ ...read, ownId: 'own-1' }])
    expect(merged).toMatchObject({
      refundedCents: 9_800,
      added: [],
      changed: [{ id: 'own-1', stripeRefundId: 're_1', state: 'SUCCEEDED', isNew: true }],
    })
  })

  it('counts neither an unsubmitted nor a failed refund', () => {
    expect(mergeRefunds([requested], []).refundedCents).toBe(0)
    expect(mergeRefunds([], [{ ...read, state: 'FAILED' }]).refundedCents).toBe(0)
  })

  it('ignores an old snapshot that arrives late', () => {
    const known = write([], [{ ...read, state: 'FAILED' }])
    expect(mergeRefunds(known, [read])).toMatchObject({ refundedCents: 0, added: [], changed: [] })
    expect(mergeRefunds(known, [])).toMatchObject({ refundedCents: 0 })
    expect(mergeRefunds(write([], [read]), [])).toMatchObject({ refundedCents: 9_800 })
  })

  it('gives the same rows for snapshots in any order, written any number of times', () => {
    const states = ['PENDING', 'SUCCEEDED', 'FAILED'] as const
    const refunds = fc.array(
      fc.record({ refundId: fc.constantFrom('re_1', 're_2', 're_3'), state: fc.constantFrom(...states) }),
      { maxLength: 3 },
    )
    const snapshot = refunds.map((some) =>
      ['re_1', 're_2', 're_3'].flatMap((refundId) => {
        const found = some.find((one) => one.refundId === refundId)
        return found ? [{ ...read, ...found }] : []
      }),
    )
    const inOrder = (rows: KnownRefund[]) => rows.toSorted((one, other) => one.id.localeCompare(other.id))
    fc.assert(
      fc.property(fc.array(snapshot, { maxLength: 5 }), fc.infiniteStream(fc.nat()), (snapshots, random) => {
        const shuffled = [...snapshots, ...snapshots]
          .map((value) => ({ value, at: random.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ value }) => value)
        expect(inOrder(shuffled.reduce(write, []))).toEqual(inOrder(snapshots.reduce(write, [])))
      }),
    )
  })
})
