import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { ChangeEmailForm } from '@/components/people/accounts/change-email-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { requireRecentConfirmation } from '@/lib/auth/authorize-confirmed'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readOwnEmailChange } from '@/lib/people/accounts/queries/read-own-email-change'
import { emailChangeTexts } from '@/lib/people/accounts/words/email-change'

export const metadata: Metadata = { title: emailChangeTexts.title }

export default async function EmailPage() {
  const actor = await authorizePage('signed-in')
  await requireRecentConfirmation('/profile/security/email')
  return (
    <PageBody>
      <PageHead title={emailChangeTexts.title} className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/security" role={actor.role} />
      <div className="max-w-144">
        <ChangeEmailForm email={actor.email} pending={await readOwnEmailChange(actor)} />
      </div>
    </PageBody>
  )
}
