import type { Metadata } from 'next'
import { LoneLead, LonePage } from '@/components/accounts/lone-page'
import { MailChoiceForm } from '@/components/notifications/mail-choice-form'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { readMailChoice } from '@/lib/notifications/queries/read-mail-choice'
import { getStudio } from '@/lib/studio/queries'

export const metadata: Metadata = {
  title: 'Mail you receive',
  referrer: 'no-referrer',
  robots: { index: false },
}

type Props = { params: Promise<{ token: string }> }

/** Opened from the foot of a mail: one press stops its kind, another starts it again. Nobody has to sign in. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params
  const [choice, studio] = await Promise.all([readMailChoice(token), getStudio()])
  const corner = <TextLink href="/profile/email">All e-mail settings</TextLink>
  if (!choice) {
    return (
      <LonePage studio={studio} title="This link does not work" picture="sittingRoom" corner={corner}>
        <LoneLead>It may have been cut off. You can choose your mails in your account.</LoneLead>
        <LinkButton href="/profile/email" variant="main">
          Email Settings
        </LinkButton>
      </LonePage>
    )
  }
  const about = words[choice.kind]
  return (
    <LonePage
      studio={studio}
      title={choice.isWanted ? `Stop mails about ${about}?` : `No more mails about ${about}`}
      picture="sittingRoom"
      corner={corner}
    >
      <LoneLead>
        {choice.isWanted ? `They go to ${choice.address}.` : `${choice.address} gets none of them any more.`}{' '}
        In the portal you still see everything, and mails about your account are always sent.
      </LoneLead>
      <MailChoiceForm token={token} isWanted={choice.isWanted} />
    </LonePage>
  )
}

const words = { booking: 'bookings', message: 'messages', payment: 'payments' }
