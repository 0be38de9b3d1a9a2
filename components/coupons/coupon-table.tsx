import { EmptyState } from '@/components/ui/empty-state'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { stateOf } from '@/lib/coupons/rules/state'
import type { ManagedCoupon } from '@/lib/coupons/schema'
import { describeDiscount } from '@/lib/coupons/words/codes'
import {
  describeConditions,
  describeDays,
  describeUses,
  noCouponsText,
  stateNames,
} from '@/lib/coupons/words/editor'
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
        const state = stateOf(coupon, context.today)
        return (
          <Row key={coupon.id}>
            <DataCell wide className="font-strong">
              {coupon.code}
            </DataCell>
            <DataCell className="whitespace-nowrap">{describeDiscount(coupon, coupon.currency)}</DataCell>
            <DataCell wide className="text-ink-2">
              {describeConditions(coupon)}
            </DataCell>
            <DataCell wide className="text-ink-2">
              {describeDays(coupon.startsOn, coupon.endsOn)}
            </DataCell>
            <DataCell number>
              <span className="fold:hidden">Uses: </span>
              {describeUses(coupon.uses, coupon.maxUses)}
            </DataCell>
            <DataCell>
              <Status value={state} label={stateNames[state]} />
            </DataCell>
            <DataCell wide>
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
