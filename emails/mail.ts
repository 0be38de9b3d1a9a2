import type { ReactElement } from 'react'

/** What a template knows about the studio that sends it. `appUrl` has no trailing slash. */
export type MailStudio = {
  name: string
  /** The path of the logo below `appUrl`; without one, the default logo is shown. */
  logoUrl?: string | null
  supportEmail: string
  address: string | null
  hours: string
  appUrl: string
  /** Where this reader unsubscribes from this kind of email; none for emails about the account. */
  unsubscribeLink?: string
  /** Whether a reply to this email is added to its conversation. */
  acceptsReplies?: boolean
}

/** The kinds of email that a person can turn off. */
export type MailKind = 'booking' | 'message' | 'payment'

/** An email template: the subject and the body for the same props. */
export type Mail<Props> = {
  subject: (props: Props, studio: MailStudio) => string
  body: (props: Props, studio: MailStudio) => ReactElement
}
