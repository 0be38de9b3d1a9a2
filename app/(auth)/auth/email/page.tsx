import type { Metadata } from 'next'
import { PictureBesideHeading } from '@/app/studio-picture'
import { EmailLinkPage } from '@/components/people/accounts/email-link-page'
import { readConfirmationLink } from '@/lib/people/accounts/queries/read-email-link'
import { emailLinkTexts } from '@/lib/people/accounts/words/links'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Confirm your new email', referrer: 'no-referrer' }

/** Opened from the email to the new address. Viewing it changes nothing. */
export default async function ConfirmEmailPage({ searchParams }: PageProps<'/auth/email'>) {
  const { token: sent } = await searchParams
  const token = typeof sent === 'string' ? sent : ''
  const [link, studio] = await Promise.all([readConfirmationLink(token), getStudio()])
  return (
    <EmailLinkPage
      studio={studio}
      aside={<PictureBesideHeading />}
      link={link}
      token={token}
      use="confirm"
      texts={emailLinkTexts}
    />
  )
}
