import type { ComponentProps, ReactNode } from 'react'
import { EmailLinkForm } from '@/components/people/accounts/email-link-form'
import { LoneLead, LonePage } from '@/components/people/accounts/lone-page'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { EmailLink, LinkState } from '@/lib/people/accounts/schema'

type EmailLinkPageProps = {
  studio: ComponentProps<typeof LonePage>['studio']
  /** Beside the text. */
  aside: ReactNode
  link: EmailLink
  token: string
  use: 'confirm' | 'undo'
  texts: Record<LinkState, { title: string; lead: string }>
}

/** The page of an emailed link that changes an email address, or changes it back. */
export function EmailLinkPage({ studio, aside, link, token, use, texts }: EmailLinkPageProps) {
  const { title, lead } = texts[link.state]
  return (
    <LonePage studio={studio} title={title} aside={aside} corner={<TextLink href="/auth">Sign in</TextLink>}>
      <LoneLead>
        {lead}
        {link.state === 'usable' && (
          <>
            {' '}
            <strong className="font-strong wrap-anywhere text-ink">{link.email}</strong>.
          </>
        )}
      </LoneLead>
      {link.state === 'usable' ? (
        <EmailLinkForm token={token} use={use} />
      ) : (
        <LinkButton href="/auth" variant="main">
          Go to sign-in
        </LinkButton>
      )}
    </LonePage>
  )
}
