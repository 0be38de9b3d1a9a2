import type { Metadata } from 'next'
import { AddRateButton } from '@/components/catalog/taxes/add-rate-button'
import { RateTable } from '@/components/catalog/taxes/rate-table'
import { TaxSettingsForm } from '@/components/catalog/taxes/tax-settings-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { findTaxSettings, listRates } from '@/lib/catalog/taxes/queries/read-taxes'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Tax' }

export default async function TaxPage() {
  const actor = await authorizePage('change-settings')
  const [rates, settings, services, { timeZone, address }] = await Promise.all([
    listRates(actor),
    findTaxSettings(actor),
    listManagedServices(actor),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  // A package is taxed as the services it contains.
  const taxed = services.filter(({ kind }) => kind !== 'PACKAGE')
  // The first rate is probably that of the studio's state; later ones are those of other places.
  const { state } = toTaxPlace({ propertyAddress: address ?? '', propertyState: null, propertyZip: null })
  const likelyState = rates.length === 0 ? state : null
  return (
    <>
      <SettingsHead page="/settings/tax" action={<AddRateButton today={today} state={likelyState} />} />
      <RateTable rates={rates} today={today} />
      <TaxSettingsForm settings={settings} services={taxed.map(({ id, name }) => ({ id, name }))} />
    </>
  )
}
