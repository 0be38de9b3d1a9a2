import { redirect } from 'next/navigation'
import { authorisePage } from '@/lib/entry/authorise-page'

/** The settings open at their first tab. */
export default async function SettingsPage() {
  await authorisePage('photographer')
  redirect('/settings/studio')
}
