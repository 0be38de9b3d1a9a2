import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

// Only the studio's owner may do any of this.
export const payActions: ActionTable = {
  approveStatementAction: {
    access: 'owner',
    // A bonus is all that they get.
    input: ({ payeeProfileId: photographerId }) => ({
      photographerId,
      startsOn: '2020-07-01',
      shownCents: 5000,
    }),
  },
  reopenStatementAction: {
    access: 'owner',
    input: ({ payStatementId }) => ({ statementId: payStatementId }),
  },
  markStatementPaidAction: {
    access: 'owner',
    input: ({ payStatementId }) => ({ statementId: payStatementId, paidOn: '2020-07-01', method: 'CASH' }),
  },
  addAdjustmentAction: {
    access: 'owner',
    input: ({ payeeProfileId: photographerId }) => ({
      photographerId,
      kind: 'BONUS',
      amount: ['USD', '50.00'],
      reason: 'For a test.',
      idempotencyKey: randomUUID(),
    }),
  },
  removeAdjustmentAction: { access: 'owner', input: ({ adjustmentId }) => ({ adjustmentId }) },
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
    // A colleague who isn't paid by the portal yet.
    input: ({ colleagueProfileId: photographerId }) => ({
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
    // Outdated input: the studio's periods stay.
    input: () => ({ period: 'WEEKLY', anchor: '2026-01-05', seen: 'never' }),
    expected: 'conflict',
  },
  changeThresholdAction: { access: 'owner', input: () => ({ year: 2001, threshold: ['USD', '1.00'] }) },
}
