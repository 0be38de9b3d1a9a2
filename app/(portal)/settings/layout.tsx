import type { ReactNode } from 'react'
import { SettingsFrame } from '@/components/studio/settings/settings-frame'
import { PageBody } from '@/components/ui/page-body'
import { isOwner } from '@/lib/auth/owner'
import { authorizePage } from '@/lib/entry/authorize-page'

/**
 * The list of settings beside each page. It authorizes above the loading screens, so that the response is a real redirect;
 * every page also authorizes on its own.
 */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const actor = await authorizePage('change-settings')
  return (
    <PageBody>
      <SettingsFrame isOwner={isOwner(actor)}>{children}</SettingsFrame>
    </PageBody>
  )
}
