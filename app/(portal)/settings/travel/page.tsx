import type { Metadata } from 'next'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { TravelForm } from '@/components/studio/settings/travel-form'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { pickTravel } from '@/lib/studio/settings/rules/travel'

export const metadata: Metadata = { title: 'Travel' }

export default async function TravelPage() {
  await authorizePage('change-settings')
  return (
    <>
      <SettingsHead page="/settings/travel" />
      <TravelForm travel={pickTravel(await getStudio())} />
    </>
  )
}
