import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeadLink } from '@/app/dead-link'
import { PictureBesideForm } from '@/app/studio-picture'
import { ForgotPasswordForm } from '@/components/people/accounts/forgot-password-form'
import { ResetPasswordForm } from '@/components/people/accounts/reset-password-form'
import { SplitPage } from '@/components/people/accounts/split-page'
import { TextLink } from '@/components/ui/text-link'
import { authHref } from '@/lib/auth/next-path'
import { readResetLink } from '@/lib/people/accounts/queries/read-reset-link'
import type { ResetLink } from '@/lib/people/accounts/schema/signing-in'
import { clientInvitationTexts, resetLinkTexts } from '@/lib/people/accounts/words/links'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Choose a password', referrer: 'no-referrer' }

/** Opened from the email about a forgotten password, or from an invitation. Viewing it doesn't use up the link. */
export default async function ResetPasswordPage({ searchParams }: PageProps<'/auth/reset'>) {
  const { token, next: requestedNext } = await searchParams
  if (typeof token !== 'string') redirect('/auth/forgot')
  const next = typeof requestedNext === 'string' ? requestedNext : undefined
  const [link, studio] = await Promise.all([readResetLink(token), getStudio()])
  const { title, lead } = textsOf(link)
  const corner = <TextLink href={authHref('/auth', { next })}>Sign in</TextLink>
  if (link.state !== 'usable') {
    return (
      <DeadLink studio={studio} title={title} lead={lead} corner={corner}>
        <div className="w-full max-w-120">
          <ForgotPasswordForm next={next} />
        </div>
      </DeadLink>
    )
  }
  return (
    <SplitPage studio={studio} picture={<PictureBesideForm />} corner={corner}>
      <h1 className="t-title">{title}</h1>
      <p className="text-base wrap-anywhere text-ink-2">{lead}</p>
      <ResetPasswordForm token={token} link={link} next={next} />
    </SplitPage>
  )
}

function textsOf(link: ResetLink) {
  const isUsable = link.state === 'usable'
  if (link.isInvitation)
    return isUsable
      ? clientInvitationTexts.usable(link.fullName, link.email)
      : clientInvitationTexts[link.state]
  return isUsable
    ? { title: 'Choose a new password', lead: `For ${link.email}.` }
    : resetLinkTexts[link.state]
}
