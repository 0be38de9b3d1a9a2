import type { Metadata } from 'next'
import { PublicForm } from '@/components/studio/settings/public-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { pickPublicTexts } from '@/lib/studio/settings/rules/public-texts'

export const metadata: Metadata = { title: 'Public page' }

export default async function PublicTextsPage() {
  await authorizePage('change-settings')
  const studio = await getStudio()
  return (
    <>
      <SettingsHead page="/settings/public" />
      <PublicForm texts={pickPublicTexts(studio)} studioName={studio.name} />
    </>
  )
}
