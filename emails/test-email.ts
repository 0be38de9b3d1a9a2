import { emailReasons } from '@/lib/people/accounts/words/emails'
import type { Mail } from './mail'

/** `sentAt` is formatted; `link` opens the System page. */
export type TestEmailProps = { fullName: string; sentAt: string; link: string }

export const testEmail: Mail<TestEmailProps> = {
  subject: (_props, studio) => `Test email from ${studio.name}`,
  content: ({ fullName, sentAt, link }, studio) => ({
    preview: 'Emails from your portal arrive.',
    reason: emailReasons.isPhotographer(studio.name),
    heading: 'Your email works',
    to: fullName,
    lead: 'you sent this email to yourself from Settings, System. Emails to your clients are sent the same way.',
    facts: [['Sent', sentAt]],
    action: { href: link, label: 'Open System settings' },
  }),
}
