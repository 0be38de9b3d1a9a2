import type { Metadata } from 'next'
import { DeadLink } from '@/app/dead-link'
import { PictureBesideHeading } from '@/app/studio-picture'
import { LoneLead, LonePage } from '@/components/people/accounts/lone-page'
import { MailChoiceForm } from '@/components/studio/notifications/mail-choice-form'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { unsubscribeTitle } from '@/lib/studio/notifications/words/mail'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readMailChoice } from '@/lib/workflows/read-mail-choice'

export const metadata: Metadata = {
  title: 'Email preferences',
  referrer: 'no-referrer',
  robots: { index: false },
}

/** Opened from an email's footer, without signing in: turns the email's kind off, or on again. */
export default async function UnsubscribePage({ params }: PageProps<'/unsubscribe/[token]'>) {
  const { token } = await params
  const [choice, studio] = await Promise.all([readMailChoice(token), getStudio()])
  const corner = <TextLink href="/profile/email">All email settings</TextLink>
  if (!choice) {
    return (
      <DeadLink studio={studio} lead="You can choose which emails you get in your account." corner={corner}>
        <LinkButton href="/profile/email" variant="main">
          Email Settings
        </LinkButton>
      </DeadLink>
    )
  }
  return (
    <LonePage
      studio={studio}
      title={unsubscribeTitle(choice)}
      aside={<PictureBesideHeading />}
      corner={choice.kind === 'contact' ? null : corner}
    >
      <LoneLead>
        {choice.isWanted
          ? `They're sent to ${choice.address}.`
          : `They're no longer sent to ${choice.address}.`}{' '}
        {choice.kind === 'contact'
          ? 'This applies to every shoot that someone wants you to know about.'
          : "You'll still see everything in the portal, and emails about your account are always sent."}
      </LoneLead>
      <MailChoiceForm token={token} isWanted={choice.isWanted} />
    </LonePage>
  )
}
