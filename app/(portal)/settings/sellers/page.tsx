import type { Metadata } from 'next'
import { SellersForm } from '@/components/studio/settings/sellers-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { defaultChecklist } from '@/lib/booking/sellers/words'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Sellers' }

export default async function SellersPage() {
  await authorizePage('change-settings')
  const { sellerChecklist } = await getStudio()
  return (
    <>
      <SettingsHead page="/settings/sellers" />
      <SellersForm sellerChecklist={sellerChecklist} defaultChecklist={defaultChecklist} />
    </>
  )
}
