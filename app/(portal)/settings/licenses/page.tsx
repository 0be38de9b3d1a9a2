import type { Metadata } from 'next'
import { LicensesForm } from '@/components/photos/licenses/licenses-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { LinkButton } from '@/components/ui/button'
import { isOwner } from '@/lib/auth/owner'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readLicenseSettings } from '@/lib/photos/licenses/queries/read-license-settings'
import { ledgerLabel } from '@/lib/photos/licenses/words'

export const metadata: Metadata = { title: 'Licenses' }

export default async function LicensesPage() {
  const viewer = await authorizePage('change-settings')
  const settings = await readLicenseSettings()
  return (
    <>
      <SettingsHead page="/settings/licenses" />
      <LicensesForm settings={settings} />
      {isOwner(viewer) && (
        <LinkButton href="/api/licenses/csv" prefetch={false} download icon="download" className="mt-9">
          {ledgerLabel}
        </LinkButton>
      )}
    </>
  )
}
