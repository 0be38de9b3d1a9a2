import type { ReactNode } from 'react'
import { SettingsTabs } from '@/components/studio/settings-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'

/** Title and tabs of the settings. It only frames; every page inside authorises by itself. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
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
