import type { ComponentProps } from 'react'
import { SectionHead } from '@/components/ui/section-head'
import { CouponTable } from './coupon-table'

/** Coupons that can't be used any more; each can be restored. */
export function ArchivedCoupons(props: ComponentProps<typeof CouponTable>) {
  return (
    <section aria-labelledby="archived-coupons" className="mt-12">
      <SectionHead id="archived-coupons" title="Archived" />
      <CouponTable {...props} />
    </section>
  )
}
