import type { Metadata } from 'next'
import { ServiceTable } from '@/components/catalog/services/service-table'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { LinkButton } from '@/components/ui/button'
import { importTitle } from '@/lib/catalog/imports/words'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: 'Services and prices' }

export default async function ServicesPage() {
  const actor = await authorizePage('change-settings')
  const services = await listManagedServices(actor)
  return (
    <>
      <SettingsHead
        page="/settings/services"
        action={
          <div className="flex flex-wrap items-center gap-2">
            <LinkButton href="/settings/services/new" icon="plus">
              Add service
            </LinkButton>
            <LinkButton href="/settings/services/import" variant="quiet">
              {importTitle}
            </LinkButton>
          </div>
        }
      />
      <ServiceTable services={services} />
    </>
  )
}
