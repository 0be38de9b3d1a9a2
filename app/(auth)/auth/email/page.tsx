import type { Metadata } from 'next'
import { DeadLink } from '@/app/dead-link'
import { PictureBesideHeading } from '@/app/studio-picture'
import { EmailLinkPage } from '@/components/people/accounts/email-link-page'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { readConfirmationLink } from '@/lib/people/accounts/queries/read-email-link'
import { emailLinkTexts } from '@/lib/people/accounts/words/links'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Confirm your new email', referrer: 'no-referrer' }

/** Opened from the email to the new address. Viewing it changes nothing. */
export default async function ConfirmEmailPage({ searchParams }: PageProps<'/auth/email'>) {
  const { token: sent } = await searchParams
  const token = typeof sent === 'string' ? sent : ''
  const [link, studio] = await Promise.all([readConfirmationLink(token), getStudio()])
  const texts = emailLinkTexts[link.state]
  if (link.state !== 'usable') {
    return (
      <DeadLink studio={studio} {...texts} corner={<TextLink href="/auth">Sign in</TextLink>}>
        <LinkButton href="/auth" variant="main">
          Go to sign-in
        </LinkButton>
      </DeadLink>
    )
  }
  return (
    <EmailLinkPage
      studio={studio}
      aside={<PictureBesideHeading />}
      email={link.email}
      token={token}
      use="confirm"
      {...texts}
    />
  )
}
