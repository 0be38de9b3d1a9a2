'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { addCoupon } from './commands/add-coupon'
import { archiveCoupon } from './commands/archive-coupon'
import { changeCoupon } from './commands/change-coupon'
import { checkCoupon } from './queries/check-coupon'
import { ArchiveCoupon, ChangeCoupon, CheckCoupon, CouponDraft } from './schema'

export const checkCouponAction = defineAction({
  access: 'open-bookings',
  input: CheckCoupon,
  run: (actor, input) => checkCoupon(actor, input),
})

export const addCouponAction = defineAction({
  access: 'change-settings',
  input: CouponDraft,
  run: (actor, input) => refreshInAnyCase(addCoupon(actor, input)),
})

export const changeCouponAction = defineAction({
  access: 'change-settings',
  input: ChangeCoupon,
  run: (actor, input) => refreshInAnyCase(changeCoupon(actor, input)),
})

export const archiveCouponAction = defineAction({
  access: 'change-settings',
  input: ArchiveCoupon,
  run: (actor, input) => refreshInAnyCase(archiveCoupon(actor, input)),
})
