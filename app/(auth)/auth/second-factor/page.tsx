import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PictureBesideForm } from '@/app/studio-picture'
import { SignOutForm } from '@/components/people/accounts/sign-out-form'
import { SplitPage } from '@/components/people/accounts/split-page'
import { AddPasskeyForm } from '@/components/people/second-factor/add-passkey-form'
import { AuthenticatorSetup, StartAuthenticator } from '@/components/people/second-factor/authenticator-setup'
import { ConfirmForm } from '@/components/people/second-factor/confirm-form'
import type { Actor } from '@/lib/auth/actor'
import { isSessionConfirmed } from '@/lib/auth/authorize-confirmed'
import { readCaller } from '@/lib/auth/sessions'
import { readViewer } from '@/lib/auth/viewer'
import { describeDevice } from '@/lib/auth/words'
import { readAuthenticatorSetup } from '@/lib/people/second-factor/queries/read-authenticator-setup'
import { readOwnFactors } from '@/lib/people/second-factor/queries/read-own-factors'
import { authenticatorTexts, passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { requirementTexts } from '@/lib/people/second-factor/words/requirement'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: requirementTexts.setUpTitle }

/** The only page of someone who has to add a second factor. */
export default async function SecondFactorPage() {
  const viewer = await readViewer()
  if (!viewer) redirect('/auth')
  if (viewer.status !== 'NEEDS_FACTOR') redirect(await pageAfterSetUp(viewer))
  const [studio, isConfirmed] = await Promise.all([getStudio(), isSessionConfirmed()])
  return (
    <SplitPage studio={studio} picture={<PictureBesideForm />} corner={<SignOutForm />}>
      <h1 className="t-title">{requirementTexts.setUpTitle}</h1>
      <p className="text-base text-ink-2">{requirementTexts.setUpLead}</p>
      {isConfirmed ? (
        <SetUp actor={viewer} />
      ) : (
        <ConfirmForm
          email={viewer.email}
          next="/dashboard"
          factors={{ hasAuthenticator: false, hasPasskey: false }}
        />
      )}
    </SplitPage>
  )
}

async function SetUp({ actor }: { actor: Actor }) {
  const [setup, caller] = await Promise.all([readAuthenticatorSetup(actor), readCaller()])
  return (
    <>
      <section aria-labelledby="authenticator" className="grid gap-4 border-t border-ink pt-4">
        <h2 id="authenticator" className="t-head">
          {authenticatorTexts.title}
        </h2>
        {setup ? <AuthenticatorSetup setup={setup} /> : <StartAuthenticator />}
      </section>
      <section aria-labelledby="passkey" className="mt-4 grid gap-4 border-t border-ink pt-4 noscript:hidden">
        <h2 id="passkey" className="t-head">
          {passkeyTexts.one}
        </h2>
        <AddPasskeyForm name={describeDevice(caller)} next="/profile/security/codes" />
      </section>
    </>
  )
}

/** A first factor leads to its recovery codes. */
async function pageAfterSetUp(viewer: Actor): Promise<string> {
  if (viewer.status !== 'ACTIVE') return '/auth/waiting'
  const { authenticator, passkeys, hasRecoveryCodes } = await readOwnFactors(viewer)
  const isNew = (authenticator || passkeys.length > 0) && !hasRecoveryCodes
  return isNew ? '/profile/security/codes' : '/dashboard'
}
