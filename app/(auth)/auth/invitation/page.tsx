import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeadLink } from '@/app/dead-link'
import { PictureBesideForm } from '@/app/studio-picture'
import { AcceptInvitationForm } from '@/components/people/accounts/accept-invitation-form'
import { SplitPage } from '@/components/people/accounts/split-page'
import { TextLink } from '@/components/ui/text-link'
import { readInvitationLink } from '@/lib/people/accounts/queries/read-invitation-link'
import { invitationLinkTexts } from '@/lib/people/accounts/words/links'
import { joinTitle, roleNouns } from '@/lib/people/accounts/words/team'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Invitation', referrer: 'no-referrer' }

/** Opened from the email. Viewing it doesn't use up the link. */
export default async function InvitationPage({ searchParams }: PageProps<'/auth/invitation'>) {
  const { token } = await searchParams
  if (typeof token !== 'string') redirect('/auth')
  const [link, studio] = await Promise.all([readInvitationLink(token), getStudio()])
  const corner = <TextLink href="/auth">Sign in</TextLink>
  if (link.state !== 'usable') {
    return <DeadLink studio={studio} {...invitationLinkTexts[link.state]} corner={corner} />
  }
  return (
    <SplitPage studio={studio} picture={<PictureBesideForm />} corner={corner}>
      <h1 className="t-title">{joinTitle(studio.name)}</h1>
      <p className="text-base wrap-anywhere text-ink-2">{`As ${roleNouns[link.role]}, with ${link.email}.`}</p>
      <AcceptInvitationForm token={token} email={link.email} />
    </SplitPage>
  )
}
