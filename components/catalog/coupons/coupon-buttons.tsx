'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showResult } from '@/components/ui/show-result'
import { archiveCouponAction } from '@/lib/catalog/coupons/actions'
import type { ManagedCoupon } from '@/lib/catalog/coupons/schema'
import { CouponDialog } from './coupon-dialog'
import type { CouponContext } from './coupon-fields'

/** Edits a coupon, and archives it, or restores an archived one. */
export function CouponButtons({ coupon, ...context }: CouponContext & { coupon: ManagedCoupon }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id: couponId, code, isArchived } = coupon

  async function archive() {
    setBusy(true)
    await showResult(archiveCouponAction({ couponId, isArchived: !isArchived }), {
      done: isArchived ? 'Coupon restored' : 'Coupon archived',
      failed: isArchived ? 'Failed to restore the coupon' : 'Failed to archive the coupon',
    })
    setBusy(false)
  }

  return (
    <>
      {!isArchived && (
        <Button size="sm" variant="quiet" aria-label={`Edit ${code}`} onClick={() => setOpen(true)}>
          Edit
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${isArchived ? 'Restore' : 'Archive'} ${code}`}
        busy={isBusy}
        onClick={archive}
      >
        {isArchived ? 'Restore' : 'Archive'}
      </Button>
      {isOpen && <CouponDialog {...context} coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  )
}
