import type { CouponInput } from '@/lib/catalog/coupons/schema'

/** A coupon as it's entered: 10% off everything, under a random code. */
export const couponInput: CouponInput = {
  code: '',
  kind: 'PERCENT',
  percent: '10',
  amount: ['USD', '0'],
  minimum: ['USD', '0'],
  startsOn: '',
  endsOn: '',
  maxUses: '',
  maxUsesPerClient: '',
  firstOrderOnly: false,
  serviceIds: null,
  brokerageIds: null,
  clientEmails: '',
}
