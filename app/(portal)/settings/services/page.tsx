import type { Metadata } from 'next'
import { AddServiceButton } from '@/components/catalog/services/add-service-button'
import { ServiceTable } from '@/components/catalog/services/service-table'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Services and prices' }

export default async function ServicesPage() {
  const actor = await authorizePage('change-settings')
  const [services, { currency }] = await Promise.all([listManagedServices(actor), getStudio()])
  return (
    <>
      <SettingsHead
        page="/settings/services"
        action={<AddServiceButton currency={currency} services={services} />}
      />
      <ServiceTable services={services} />
    </>
  )
}
