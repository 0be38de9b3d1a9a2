import { randomUUID } from 'node:crypto'
import { couponInput } from '@/e2e/support/coupon-input'
import type { ActionTable } from './action-row'

/** No coupon has this id: the calls pass the access check but change nothing. */
const couponId = randomUUID()

export const couponsActions: ActionTable = {
  // Clients check codes for themselves; the studio only with a client.
  checkCouponAction: {
    access: 'open-bookings',
    input: () => ({ code: 'NO-SUCH-CODE' }),
    expected: 'forbidden',
    expectedOf: { client: 'invalid' },
  },
  addCouponAction: { access: 'change-settings', input: () => couponInput },
  changeCouponAction: {
    access: 'change-settings',
    input: () => ({ ...couponInput, couponId, seen: 'never' }),
    expected: 'not-found',
  },
  archiveCouponAction: {
    access: 'change-settings',
    input: () => ({ couponId, isArchived: true }),
    expected: 'not-found',
  },
}
