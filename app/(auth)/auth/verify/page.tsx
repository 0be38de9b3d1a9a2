import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeadLink } from '@/app/dead-link'
import { PictureBesideHeading } from '@/app/studio-picture'
import { LoneLead, LonePage } from '@/components/people/accounts/lone-page'
import { RefreshRegularly } from '@/components/people/accounts/refresh-regularly'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { VerifyForm } from '@/components/people/accounts/verify-form'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { authHref } from '@/lib/auth/next-path'
import { readPendingVerification } from '@/lib/auth/pending-verification'
import { resendSeconds, verificationHours } from '@/lib/people/accounts/limits'
import { readMailState } from '@/lib/people/accounts/queries/read-mail-state'
import { readSetup } from '@/lib/people/accounts/queries/read-setup'
import { readVerificationLink } from '@/lib/people/accounts/queries/read-verification-link'
import { verificationLinkTexts } from '@/lib/people/accounts/words/links'
import { approvalHint, verificationMailTexts, verifyEmailTitle } from '@/lib/people/accounts/words/sign-in'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Verify your email', referrer: 'no-referrer' }

/** With a token from the email, asks to confirm the address; without one, after sign-up, asks to check for the email. */
export default async function VerifyPage({ searchParams }: PageProps<'/auth/verify'>) {
  const { token, next: requestedNext } = await searchParams
  const next = typeof requestedNext === 'string' ? requestedNext : undefined
  return typeof token === 'string' ? <OpenedLink token={token} next={next} /> : <PendingVerificationPage />
}

async function OpenedLink({ token, next }: { token: string; next: string | undefined }) {
  const [{ state }, studio] = await Promise.all([readVerificationLink(token), getStudio()])
  const { title, lead } = verificationLinkTexts[state]
  const corner = <BackToSignIn next={next} />
  if (state === 'usable') {
    return (
      <LonePage studio={studio} title={title} aside={<PictureBesideHeading />} corner={corner}>
        <LoneLead>{lead}</LoneLead>
        <VerifyForm token={token} next={next} />
      </LonePage>
    )
  }
  return (
    <DeadLink studio={studio} title={title} lead={lead} corner={corner}>
      {state === 'expired' ? (
        <div className="flex w-full flex-wrap items-center gap-3">
          <ResendForm token={token} next={next} />
        </div>
      ) : (
        <LinkButton href={authHref('/auth', { next })} variant="main">
          Go to sign-in
        </LinkButton>
      )}
    </DeadLink>
  )
}

async function PendingVerificationPage() {
  const [pending, studio, setup] = await Promise.all([readPendingVerification(), getStudio(), readSetup()])
  if (!pending || pending.isVerified) redirect('/auth')
  const { email } = pending
  const mailState = pending.mailId ? await readMailState(pending.mailId) : 'sent'
  const hasFailed = mailState === 'failed'
  const passed = Math.floor((now().getTime() - pending.sentAt) / 1000)
  return (
    <LonePage
      studio={studio}
      title={verifyEmailTitle}
      aside={<PictureBesideHeading />}
      corner={<BackToSignIn next={pending.next} />}
    >
      {mailState !== 'sent' && <RefreshRegularly seconds={hasFailed ? 10 : 2} />}
      {hasFailed ? (
        <FailedMail email={email} supportEmail={studio.supportEmail} isSetUp={setup.hasPhotographer} />
      ) : (
        <LoneLead>
          {verificationMailTexts[mailState]}{' '}
          <strong className="font-strong wrap-anywhere text-ink">{email}</strong>. Open it on any device
          within {verificationHours} hours.
        </LoneLead>
      )}
      {pending.needsApproval && <LoneLead>{approvalHint}</LoneLead>}
      <div className="flex w-full flex-wrap items-center gap-3">
        <ResendForm
          waitSeconds={Math.max(0, resendSeconds - passed)}
          sentAt={pending.sentAt}
          hasFailed={hasFailed}
        />
        <LinkButton href={authHref('/auth', { mode: 'sign-up', next: pending.next })} variant="quiet">
          Use another email
        </LinkButton>
      </div>
    </LonePage>
  )
}

function FailedMail(props: { email: string; supportEmail: string; isSetUp: boolean }) {
  const { email, supportEmail, isSetUp } = props
  return (
    <Notice tone="stop" announce title={verificationMailTexts.failed(email)} className="w-full max-w-120">
      <p>{verificationMailTexts.whenFailed(supportEmail)}</p>
      {!isSetUp && (
        <p className="mt-2">
          {verificationMailTexts.setup} <Command>{verificationMailTexts.setupCommand(email)}</Command>
          {verificationMailTexts.orInDeployment}{' '}
          <Command>{verificationMailTexts.deploymentCommand(email)}</Command>
        </p>
      )}
    </Notice>
  )
}

function Command({ children }: { children: string }) {
  return <code className="font-mono text-xs wrap-anywhere">{children}</code>
}

function BackToSignIn({ next }: { next: string | undefined }) {
  return <TextLink href={authHref('/auth', { next })}>Back to sign in</TextLink>
}
