import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

// Only the studio's owner may do any of this.
export const payActions: ActionTable = {
  approveStatementAction: {
    access: 'owner',
    input: ({ photographerProfileId: photographerId }) => ({
      photographerId,
      startsOn: '2026-06-01',
      shownCents: 0,
    }),
  },
  reopenStatementAction: { access: 'owner', input: () => ({ statementId: randomUUID() }) },
  markStatementPaidAction: {
    access: 'owner',
    input: () => ({ statementId: randomUUID(), paidOn: '2026-06-01', method: 'CASH' }),
  },
  addAdjustmentAction: {
    access: 'owner',
    input: ({ photographerProfileId: photographerId }) => ({
      photographerId,
      kind: 'BONUS',
      amount: ['USD', '50.00'],
      reason: 'For a test.',
      idempotencyKey: randomUUID(),
    }),
  },
  removeAdjustmentAction: { access: 'owner', input: () => ({ adjustmentId: randomUUID() }) },
  shareBookingAction: {
    access: 'owner',
    input: ({ deliveredBookingId: bookingId, photographerProfileId, colleagueProfileId }) => ({
      bookingId,
      shares: [
        { photographerId: photographerProfileId, basisPoints: '50' },
        { photographerId: colleagueProfileId, basisPoints: '50' },
      ],
    }),
  },
  changeTermsAction: {
    access: 'owner',
    input: ({ photographerProfileId: photographerId }) => ({
      photographerId,
      basis: 'PERCENT',
      servicePercent: '50',
      travelPercent: '100',
      lateFeePercent: '50',
      paidFrom: '2026-06-01',
      legalName: '',
      seen: '[]',
    }),
  },
  changePayPeriodAction: {
    access: 'owner',
    input: () => ({ period: 'WEEKLY', anchor: '2026-01-05', seen: 'never' }),
  },
  changeThresholdAction: { access: 'owner', input: () => ({ year: 2026, threshold: ['USD', '1.00'] }) },
}
