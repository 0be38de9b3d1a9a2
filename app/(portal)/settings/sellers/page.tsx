import type { Metadata } from 'next'
import { SellersForm } from '@/components/studio/sellers-form'
import { authorizePage } from '@/lib/entry/authorize-page'
import { defaultChecklist } from '@/lib/sellers/words'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Sellers' }

export default async function SellersPage() {
  await authorizePage('change-settings')
  const { sellerChecklist } = await getStudio()
  return <SellersForm sellerChecklist={sellerChecklist} defaultChecklist={defaultChecklist} />
}
