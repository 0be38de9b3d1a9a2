import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { AuthenticatorSetup, StartAuthenticator } from '@/components/people/second-factor/authenticator-setup'
import { RemoveAuthenticatorButton } from '@/components/people/second-factor/remove-authenticator-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { requireRecentConfirmation } from '@/lib/auth/authorize-confirmed'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readAuthenticatorSetup } from '@/lib/people/second-factor/queries/read-authenticator-setup'
import { readOwnFactors } from '@/lib/people/second-factor/queries/read-own-factors'

export const metadata: Metadata = { title: 'Authenticator app' }

export default async function AuthenticatorPage() {
  const actor = await authorizePage('signed-in')
  await requireRecentConfirmation('/profile/security/authenticator')
  const [factors, setup] = await Promise.all([readOwnFactors(actor), readAuthenticatorSetup(actor)])
  return (
    <PageBody>
      <PageHead title="Authenticator app" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/security" role={actor.role} />
      <div className="grid max-w-144 gap-12">
        {factors.authenticator ? (
          <div className="grid justify-items-start gap-5.5">
            <p className="text-ink-2">
              Added {factors.authenticator.addedOn}
              {factors.authenticator.lastUsedAt && `, last used ${factors.authenticator.lastUsedAt}`}
            </p>
            <RemoveAuthenticatorButton />
          </div>
        ) : setup ? (
          <AuthenticatorSetup setup={setup} />
        ) : (
          <StartAuthenticator />
        )}
      </div>
    </PageBody>
  )
}
