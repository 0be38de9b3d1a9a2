import { EmptyState } from '@/components/ui/empty-state'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { couponState } from '@/lib/catalog/coupons/rules/state'
import type { ManagedCoupon } from '@/lib/catalog/coupons/schema'
import { describeDiscount } from '@/lib/catalog/coupons/words/codes'
import {
  describeConditions,
  describeDays,
  describeUses,
  noCouponsText,
  stateNames,
} from '@/lib/catalog/coupons/words/editor'
import { CouponButtons } from './coupon-buttons'
import type { CouponContext } from './coupon-fields'

type CouponTableProps = CouponContext & { coupons: readonly ManagedCoupon[] }

const head = ['Code', 'Discount', 'For', 'When', { number: 'Uses' }, 'Status', { hidden: 'Actions' }]

/** The studio's coupons, with how often each was used. */
export function CouponTable({ coupons, ...context }: CouponTableProps) {
  if (coupons.length === 0)
    return (
      <EmptyState headingLevel={3} title="No coupons">
        {noCouponsText}
      </EmptyState>
    )
  return (
    <Table caption="Coupons" head={head}>
      {coupons.map((coupon) => {
        const state = couponState(coupon, context.today)
        return (
          <Row key={coupon.id}>
            <DataCell className="font-strong max-fold:order-1">{coupon.code}</DataCell>
            <DataCell className="whitespace-nowrap max-fold:order-3">
              {describeDiscount(coupon, coupon.currency)}
            </DataCell>
            <DataCell wide className="text-ink-2 max-fold:order-5">
              {describeConditions(coupon)}
            </DataCell>
            <DataCell wide className="text-ink-2 max-fold:order-5">
              {describeDays(coupon.startsOn, coupon.endsOn)}
            </DataCell>
            <DataCell number className="max-fold:order-4">
              <span className="fold:hidden">Uses: </span>
              {describeUses(coupon.uses, coupon.maxUses)}
            </DataCell>
            <DataCell className="max-fold:order-2 max-fold:text-right">
              <Status value={state} label={stateNames[state]} />
            </DataCell>
            <DataCell wide className="max-fold:order-6">
              <RowActions>
                <CouponButtons coupon={coupon} {...context} />
              </RowActions>
            </DataCell>
          </Row>
        )
      })}
    </Table>
  )
}
