import type { ReactElement } from 'react'

/** What a template knows of the studio that sends it. `appUrl` has no trailing slash. */
export type MailStudio = {
  name: string
  supportEmail: string
  address: string | null
  hours: string
  appUrl: string
}

/** One message of the product: its subject and its body for the same props. */
export type Mail<Props> = {
  subject: (props: Props, studio: MailStudio) => string
  body: (props: Props, studio: MailStudio) => ReactElement
}
