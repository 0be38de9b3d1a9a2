import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountTabs } from '@/components/accounts/account-tabs'
import { SessionList } from '@/components/accounts/session-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { listOwnSessions } from '@/lib/accounts/queries/list-own-sessions'
import { readViewerSession } from '@/lib/auth/viewer'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: 'Security' }

export default async function SecurityPage() {
  const actor = await authorizePage('signed-in')
  const session = await readViewerSession()
  if (!session) redirect('/auth')
  return (
    <PageBody>
      <PageHead title="Security" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/security" role={actor.role} />
      <div className="grid max-w-144 gap-12">
        <SessionList sessions={await listOwnSessions(actor, session)} />
      </div>
    </PageBody>
  )
}
