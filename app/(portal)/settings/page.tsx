import { redirect } from 'next/navigation'
import { authorizePage } from '@/lib/entry/authorize-page'

/** Opens the first tab. */
export default async function SettingsPage() {
  await authorizePage('change-settings')
  redirect('/settings/studio')
}
