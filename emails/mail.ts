import type { ReactNode } from 'react'

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
  /** The studio's own last lines. */
  mailSignature?: string | null
  /** What the sandbox's stand-ins don't do, as said on every page of a demo. */
  standIns?: string | null
  /** Whether a reply to this email is added to its conversation. */
  acceptsReplies?: boolean
}

/** The kinds of email that a person can turn off. */
export type MailKind = 'booking' | 'message' | 'payment'

/** An email template: the subject and the content for the same props. */
export type Mail<Props> = {
  subject: (props: Props, studio: MailStudio) => string
  content: (props: Props, studio: MailStudio) => MailContent
}

/** What an email says, in the order in which `MailBody` shows it. */
export type MailContent = {
  preview: string
  /** Why this reader gets the email, as a clause for the footer: "you're the client for this shoot". */
  reason: string
  heading: string
  /** The property's street in an email about its photos: stands below the heading, and the facts follow the button. */
  street?: string
  /** The reader's name, for a greeting before the lead. */
  to?: string
  /** A sentence or two; after a greeting, it continues the sentence. */
  lead: string
  /** Comes before the facts: the street in the serif, the town below it. */
  address?: string
  facts?: Fact[]
  messages?: MailedMessage[]
  /** The only button, with an optional link beside it and a remark below; none where there's nothing to open. */
  action?: { href: string; label: string; second?: MailLink; remark?: ReactNode }
}

export type MailLink = { href: string; label: string }

/** What an email shows above its heading: a cover, and three smaller pictures below it or none. */
export type MailPictures = { cover: MailPicture; row: MailPicture[] }

/** A picture with its absolute address: the cover of 16:9, the others of 3:2. The text stands in its place until the client loads pictures. */
export type MailPicture = { src: string; alt: string }

/** A row with a label and a value; left out when the value is null. */
export type Fact = [label: string, value: string | null]

export type MailedMessage = {
  id: string
  senderName: string
  /** `June 08, 2026, 16:20 EDT` */
  time: string
  text: string
  /** The names of the attached files. */
  attachments: string[]
}
