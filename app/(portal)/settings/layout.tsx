import type { ReactNode } from 'react'
import { SettingsTabs } from '@/components/studio/settings/settings-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { isOwner } from '@/lib/auth/owner'
import { authorizePage } from '@/lib/entry/authorize-page'

/**
 * The title and tabs of the settings. It authorizes above the loading screens, so that the response is a real redirect;
 * every page also authorizes on its own.
 */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const actor = await authorizePage('change-settings')
  return (
    <PageBody>
      <PageHead
        title="Settings"
        lead="Used in the portal, in emails, on invoices, and on your public page."
        className="mb-5 md:mb-5"
      />
      <SettingsTabs isOwner={isOwner(actor)} />
      {children}
    </PageBody>
  )
}
