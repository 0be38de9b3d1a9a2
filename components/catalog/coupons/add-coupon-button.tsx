'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CouponDialog } from './coupon-dialog'
import type { CouponContext } from './coupon-fields'

/** Opens the dialog that adds a coupon. */
export function AddCouponButton(context: CouponContext) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Add coupon
      </Button>
      {isOpen && <CouponDialog {...context} coupon={null} onClose={() => setOpen(false)} />}
    </>
  )
}
