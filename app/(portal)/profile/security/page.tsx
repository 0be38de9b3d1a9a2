import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { SessionList } from '@/components/people/accounts/session-list'
import { DeviceList } from '@/components/people/second-factor/device-list'
import { FactorList } from '@/components/people/second-factor/factor-list'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { isClient } from '@/lib/auth/rules/capabilities'
import { readViewerSession } from '@/lib/auth/viewer'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listOwnSessions } from '@/lib/people/accounts/queries/list-own-sessions'
import { readOwnFactors } from '@/lib/people/second-factor/queries/read-own-factors'
import { readRequirement } from '@/lib/people/second-factor/queries/read-requirement'
import { hasFactor } from '@/lib/people/second-factor/rules'
import { requirementNotification } from '@/lib/people/second-factor/words/requirement'
import { formatDate } from '@/lib/platform/time/calendar-date'

export const metadata: Metadata = { title: 'Security' }

export default async function SecurityPage() {
  const actor = await authorizePage('signed-in')
  const session = await readViewerSession()
  if (!session) redirect('/auth')
  const [factors, sessions, { isRequired, from }] = await Promise.all([
    readOwnFactors(actor),
    listOwnSessions(actor, session),
    readRequirement(),
  ])
  // Later than that date, nobody opens this page without one.
  const isAnnounced = isRequired && from !== null && !isClient(actor) && !hasFactor(factors)
  return (
    <PageBody>
      <PageHead title="Security" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/security" role={actor.role} />
      <div className="grid max-w-144 gap-12">
        {isAnnounced && (
          <Notice tone="wait" title={requirementNotification(formatDate(from)).title}>
            {requirementNotification(formatDate(from)).message}
          </Notice>
        )}
        <FactorList factors={factors} />
        <DeviceList devices={factors.devices} />
        <SessionList sessions={sessions} />
      </div>
    </PageBody>
  )
}
