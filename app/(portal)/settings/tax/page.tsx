import type { Metadata } from 'next'
import { TabHead } from '@/components/studio/tab-head'
import { AddRateButton } from '@/components/taxes/add-rate-button'
import { RateTable } from '@/components/taxes/rate-table'
import { TaxSettingsForm } from '@/components/taxes/tax-settings-form'
import { listManagedServices } from '@/lib/catalog/queries/list-managed-services'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { findTaxSettings, listRates } from '@/lib/taxes/queries/read-taxes'

export const metadata: Metadata = { title: 'Tax' }

export default async function TaxPage() {
  const actor = await authorizePage('change-settings')
  const [rates, settings, services, { timeZone }] = await Promise.all([
    listRates(actor),
    findTaxSettings(actor),
    listManagedServices(actor),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  // A package is taxed as the services it contains.
  const taxed = services.filter(({ kind }) => kind !== 'PACKAGE')
  return (
    <>
      <TabHead
        title="Tax rates"
        lead="Enter the rates that apply to your studio; ask your accountant which. The property's place decides."
        action={<AddRateButton today={today} />}
      />
      <RateTable rates={rates} today={today} />
      <TaxSettingsForm settings={settings} services={taxed.map(({ id, name }) => ({ id, name }))} />
    </>
  )
}
