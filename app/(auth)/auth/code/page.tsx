import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PictureBesideForm } from '@/app/studio-picture'
import { SplitPage } from '@/components/people/accounts/split-page'
import { CodeForm } from '@/components/people/second-factor/code-form'
import { PasskeyButton } from '@/components/people/second-factor/passkey-button'
import { TextLink } from '@/components/ui/text-link'
import { authHref, safeNextPath } from '@/lib/auth/next-path'
import { readPendingSignIn } from '@/lib/auth/pending-sign-in'
import { readPendingFactors } from '@/lib/people/second-factor/queries/read-pending-factors'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { codeTexts } from '@/lib/people/second-factor/words/sign-in'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Enter your code' }

/** The second step of signing in, after the right password. */
export default async function CodePage({ searchParams }: PageProps<'/auth/code'>) {
  const { next: requestedNext, method } = await searchParams
  const next = typeof requestedNext === 'string' ? safeNextPath(requestedNext) : undefined
  const pending = await readPendingSignIn()
  // Forwards who is signed in.
  if (!pending) redirect(authHref('/auth', { next }))
  const [{ hasAuthenticator, hasPasskey }, studio] = await Promise.all([
    readPendingFactors(pending.userId),
    getStudio(),
  ])
  const isRecovery = method === 'recovery'
  const asksForCode = hasAuthenticator || isRecovery
  return (
    <SplitPage
      studio={studio}
      picture={<PictureBesideForm />}
      corner={<TextLink href={authHref('/auth', { next })}>Back to sign in</TextLink>}
    >
      <h1 className="t-title">{titleOf(isRecovery, hasAuthenticator)}</h1>
      <p className="text-base text-ink-2">{isRecovery ? codeTexts.recoveryLead : codeTexts.lead}</p>
      {asksForCode && <CodeForm key={isRecovery ? 'recovery' : 'code'} next={next} recovery={isRecovery} />}
      {hasPasskey && (
        <PasskeyButton purpose="second-factor" label={passkeyTexts.use} next={next} isMain={!asksForCode} />
      )}
      {isRecovery ? (
        <TextLink href={authHref('/auth/code', { next })} className="justify-self-start text-ink-2">
          Use another method
        </TextLink>
      ) : (
        <TextLink
          href={authHref('/auth/code', { method: 'recovery', next })}
          className="justify-self-start text-ink-2"
        >
          Use a recovery code
        </TextLink>
      )}
    </SplitPage>
  )
}

function titleOf(isRecovery: boolean, hasAuthenticator: boolean): string {
  if (isRecovery) return codeTexts.recoveryTitle
  return hasAuthenticator ? codeTexts.title : codeTexts.passkeyTitle
}
