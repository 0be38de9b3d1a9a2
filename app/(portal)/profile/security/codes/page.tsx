import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { RecoveryCodes } from '@/components/people/second-factor/recovery-codes'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { requireRecentConfirmation } from '@/lib/auth/authorize-confirmed'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readOwnFactors } from '@/lib/people/second-factor/queries/read-own-factors'

export const metadata: Metadata = { title: 'Recovery codes' }

export default async function CodesPage() {
  const actor = await authorizePage('signed-in')
  await requireRecentConfirmation('/profile/security/codes')
  const factors = await readOwnFactors(actor)
  return (
    <PageBody>
      <PageHead title="Recovery codes" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/security" role={actor.role} />
      <div className="grid max-w-144 gap-12">
        <RecoveryCodes left={factors.recoveryCodesLeft} isReplacing={factors.hasRecoveryCodes} />
      </div>
    </PageBody>
  )
}
