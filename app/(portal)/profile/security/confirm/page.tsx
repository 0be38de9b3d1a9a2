import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { ConfirmForm } from '@/components/people/second-factor/confirm-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { safeNextPath } from '@/lib/auth/next-path'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readPendingFactors } from '@/lib/people/second-factor/queries/read-pending-factors'
import { confirmTexts } from '@/lib/people/second-factor/words/sign-in'

export const metadata: Metadata = { title: "Confirm it's you" }

/** Asks for every factor again, before factors are changed and accounts deleted. */
export default async function ConfirmPage({ searchParams }: PageProps<'/profile/security/confirm'>) {
  const actor = await authorizePage('signed-in')
  const { next } = await searchParams
  return (
    <PageBody>
      <PageHead title={confirmTexts.title} className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/security" role={actor.role} />
      <div className="grid max-w-144 gap-5.5">
        <p className="text-ink-2">{confirmTexts.lead}</p>
        <ConfirmForm
          email={actor.email}
          next={typeof next === 'string' ? safeNextPath(next) : '/profile/security'}
          factors={await readPendingFactors(actor.userId)}
        />
      </div>
    </PageBody>
  )
}
