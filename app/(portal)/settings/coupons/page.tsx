import type { Metadata } from 'next'
import { AddCouponButton } from '@/components/coupons/add-coupon-button'
import { ArchivedCoupons } from '@/components/coupons/archived-coupons'
import { CouponTable } from '@/components/coupons/coupon-table'
import { TabHead } from '@/components/studio/tab-head'
import { listBrokerageNames } from '@/lib/brokerages/queries/list-brokerage-names'
import { listManagedServices } from '@/lib/catalog/queries/list-managed-services'
import { listCoupons } from '@/lib/coupons/queries/list-coupons'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Coupons' }

export default async function CouponsPage() {
  const actor = await authorizePage('change-settings')
  const [{ coupons, archived }, managed, brokerages, { timeZone, currency }] = await Promise.all([
    listCoupons(actor),
    listManagedServices(actor),
    listBrokerageNames(actor),
    getStudio(),
  ])
  const context = {
    services: managed.map(({ id, name }) => ({ id, name })),
    brokerages,
    currency,
    today: todayIn(timeZone),
  }
  return (
    <>
      <TabHead
        title="Coupons"
        lead="A discount for clients who enter a code when they book. Photographers' pay counts from the full price."
        action={<AddCouponButton {...context} />}
      />
      <CouponTable coupons={coupons} {...context} />
      {archived.length > 0 && <ArchivedCoupons coupons={archived} {...context} />}
    </>
  )
}
