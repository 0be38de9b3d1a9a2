import type { ReactNode } from 'react'
import { SettingsTabs } from '@/components/studio/settings-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { authorizePage } from '@/lib/entry/authorize-page'

/**
 * Title and tabs of the settings. It redirects above the loading screens, so that the response is a redirect; every page
 * inside authorizes by itself.
 */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  await authorizePage('photographer')
  return (
    <PageBody>
      <PageHead
        title="Settings"
        lead="Used in the portal, in e-mails, on invoices and on the public page."
        className="mb-5 md:mb-5"
      />
      <SettingsTabs />
      {children}
    </PageBody>
  )
}
