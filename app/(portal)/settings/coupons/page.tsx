import type { Metadata } from 'next'
import { AddCouponButton } from '@/components/catalog/coupons/add-coupon-button'
import { ArchivedCoupons } from '@/components/catalog/coupons/archived-coupons'
import { CouponTable } from '@/components/catalog/coupons/coupon-table'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { listCoupons } from '@/lib/catalog/coupons/queries/list-coupons'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listBrokerageNames } from '@/lib/people/brokerages/queries/list-brokerage-names'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

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
      <SettingsHead page="/settings/coupons" action={<AddCouponButton {...context} />} />
      <CouponTable coupons={coupons} {...context} />
      {archived.length > 0 && <ArchivedCoupons coupons={archived} {...context} />}
    </>
  )
}
