import type { Metadata } from 'next'
import { PictureBesideHeading } from '@/app/studio-picture'
import { EmailLinkPage } from '@/components/people/accounts/email-link-page'
import { readUndoLink } from '@/lib/people/accounts/queries/read-email-link'
import { undoLinkTexts } from '@/lib/people/accounts/words/links'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Change your email back', referrer: 'no-referrer' }

/** Opened from the email to the old address. Viewing it changes nothing. */
export default async function UndoEmailPage({ searchParams }: PageProps<'/auth/email/undo'>) {
  const { token: sent } = await searchParams
  const token = typeof sent === 'string' ? sent : ''
  const [link, studio] = await Promise.all([readUndoLink(token), getStudio()])
  return (
    <EmailLinkPage
      studio={studio}
      aside={<PictureBesideHeading />}
      link={link}
      token={token}
      use="undo"
      texts={undoLinkTexts}
    />
  )
}
