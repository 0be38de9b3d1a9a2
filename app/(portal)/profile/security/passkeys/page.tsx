import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { AddPasskeyForm } from '@/components/people/second-factor/add-passkey-form'
import { PasskeyList } from '@/components/people/second-factor/passkey-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { requireRecentConfirmation } from '@/lib/auth/authorize-confirmed'
import { readCaller } from '@/lib/auth/sessions'
import { describeDevice } from '@/lib/auth/words'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readOwnFactors } from '@/lib/people/second-factor/queries/read-own-factors'

export const metadata: Metadata = { title: 'Passkeys' }

export default async function PasskeysPage() {
  const actor = await authorizePage('signed-in')
  await requireRecentConfirmation('/profile/security/passkeys')
  const factors = await readOwnFactors(actor)
  return (
    <PageBody>
      <PageHead title="Passkeys" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/security" role={actor.role} />
      <div className="grid max-w-144 gap-12">
        <PasskeyList passkeys={factors.passkeys} />
        <AddPasskeyForm
          name={describeDevice(await readCaller())}
          next={factors.hasRecoveryCodes ? null : '/profile/security/codes'}
        />
      </div>
    </PageBody>
  )
}
