import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { PictureBesideForm } from '@/app/studio-picture'
import { SetupScreen } from '@/components/people/accounts/setup-screen'
import { SignInForm } from '@/components/people/accounts/sign-in-form'
import { SignInReasonNotice } from '@/components/people/accounts/sign-in-reason'
import { SignUpForm } from '@/components/people/accounts/sign-up-form'
import { SplitPage } from '@/components/people/accounts/split-page'
import { PasskeyButton } from '@/components/people/second-factor/passkey-button'
import { ForgetDays } from '@/components/shell/forget-days'
import { AgreementLabel } from '@/components/studio/legal/legal-links'
import { SetupFindings, SetupFindingsLoading } from '@/components/studio/system/setup-findings'
import { LinkTabs } from '@/components/ui/link-tabs'
import { authHref, safeNextPath } from '@/lib/auth/next-path'
import { readPendingVerification } from '@/lib/auth/pending-verification'
import { readSessionToken } from '@/lib/auth/session-cookie'
import { readViewer } from '@/lib/auth/viewer'
import { readEndedSession } from '@/lib/people/accounts/queries/read-ended-session'
import { readSetup } from '@/lib/people/accounts/queries/read-setup'
import type { SignInReason } from '@/lib/people/accounts/schema/signing-in'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { listCurrentDocuments } from '@/lib/studio/legal/queries/list-current-documents'
import { documentsKey } from '@/lib/studio/legal/rules/agreement'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readSetupFindings } from '@/lib/studio/system/queries/read-setup-findings'

export async function generateMetadata({ searchParams }: PageProps<'/auth'>): Promise<Metadata> {
  return { title: (await searchParams).mode === 'sign-up' ? 'Sign up' : 'Sign in' }
}

export default async function AuthPage({ searchParams }: PageProps<'/auth'>) {
  const { mode, next: requestedNext, decision } = await searchParams
  const next = typeof requestedNext === 'string' ? safeNextPath(requestedNext) : undefined
  const viewer = await readViewer()
  if (viewer) redirect(viewer.status === 'ACTIVE' ? (next ?? '/dashboard') : '/auth/waiting')

  const [setup, studio] = await Promise.all([readSetup(), getStudio()])
  if (!setup.hasOwner) {
    const findings = (
      <Suspense fallback={<SetupFindingsLoading />}>
        <TestedServices />
      </Suspense>
    )
    return <SetupScreen studio={studio} findings={findings} />
  }
  const isSignUp = mode === 'sign-up'
  const { reason, email } = await readArrival(decision)
  return (
    <SplitPage studio={studio} picture={<PictureBesideForm />}>
      <ForgetDays />
      <h1 className="t-title">{isSignUp ? 'Create your account' : 'Sign in'}</h1>
      <LinkTabs
        label="Account"
        className="mb-3 flex"
        tabs={[
          { href: authHref('/auth', { next }), label: 'I have an account', current: !isSignUp },
          {
            href: authHref('/auth', { mode: 'sign-up', next }),
            label: 'Create an account',
            current: isSignUp,
          },
        ]}
      />
      {isSignUp ? (
        <SignUpForm
          next={next}
          hasPhotographer={setup.hasPhotographer}
          agreement={await readAgreementRequest()}
        />
      ) : (
        <>
          {reason && <SignInReasonNotice reason={reason} />}
          <SignInForm email={email} next={next} forgotHref={authHref('/auth/forgot', { next })} />
          <PasskeyButton purpose="sign-in" label={passkeyTexts.signIn} next={next} />
        </>
      )}
    </SplitPage>
  )
}

/** Returns what signing up asks to agree to; null where the studio has no terms. */
async function readAgreementRequest() {
  const documents = await listCurrentDocuments()
  if (documents.length === 0) return null
  return { documents: documentsKey(documents), label: <AgreementLabel documents={documents} /> }
}

async function TestedServices() {
  return <SetupFindings {...(await readSetupFindings())} />
}

/**
 * Returns why the visitor was sent here, and their email address. Both come from cookies, not from the URL, where others
 * could read or set them; only an approval may also come from an emailed link.
 */
async function readArrival(
  decision: string | string[] | undefined,
): Promise<{ reason: SignInReason | null; email?: string }> {
  const [token, pending] = await Promise.all([readSessionToken(), readPendingVerification()])
  const ended = token && (await readEndedSession(token))
  if (ended) return ended
  const reason = decision === 'approved' ? 'approved' : null
  return { reason: pending?.isVerified ? 'verified' : reason, email: pending?.email }
}
