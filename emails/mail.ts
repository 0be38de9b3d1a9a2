import type { ReactElement } from 'react'

/** What a template knows of the studio that sends it. `appUrl` has no trailing slash. */
export type MailStudio = {
  name: string
  /** Where the portal serves its logo, without the portal's own address; none for the product's mark. */
  logoUrl?: string | null
  supportEmail: string
  address: string | null
  hours: string
  appUrl: string
  /** Where this reader stops mails of this kind; none for a mail about the account. */
  unsubscribeLink?: string
  /** Whether an answer to this mail reaches the portal. */
  acceptsReplies?: boolean
}

/** The kinds of mail a person may switch off. */
export type MailKind = 'booking' | 'message' | 'payment'

/** One message of the product: its subject and its body for the same props. */
export type Mail<Props> = {
  subject: (props: Props, studio: MailStudio) => string
  body: (props: Props, studio: MailStudio) => ReactElement
}
