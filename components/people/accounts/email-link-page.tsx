import type { ComponentProps, ReactNode } from 'react'
import { EmailLinkForm } from '@/components/people/accounts/email-link-form'
import { LoneLead, LonePage } from '@/components/people/accounts/lone-page'
import { TextLink } from '@/components/ui/text-link'

type EmailLinkPageProps = {
  studio: ComponentProps<typeof LonePage>['studio']
  /** Beside the text. */
  aside: ReactNode
  title: string
  /** Ends before the address. */
  lead: string
  /** The address after the change. */
  email: string
  token: string
  use: 'confirm' | 'undo'
}

/** The page of an emailed link that changes an email address, or changes it back. */
export function EmailLinkPage({ studio, aside, title, lead, email, token, use }: EmailLinkPageProps) {
  return (
    <LonePage studio={studio} title={title} aside={aside} corner={<TextLink href="/auth">Sign in</TextLink>}>
      <LoneLead>
        {lead} <strong className="font-strong wrap-anywhere text-ink">{email}</strong>.
      </LoneLead>
      <EmailLinkForm token={token} use={use} />
    </LonePage>
  )
}
