import type { Metadata } from 'next'
import { CancellationForm } from '@/components/studio/settings/cancellation-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Cancellation terms' }

export default async function CancellationPage() {
  await authorizePage('change-settings')
  const { freeCancelHours, lateCancelFeeCents, currency } = await getStudio()
  return (
    <>
      <SettingsHead page="/settings/cancellation" />
      <CancellationForm policy={{ freeCancelHours, lateCancelFeeCents, currency }} />
    </>
  )
}
