import { linkClasses, TextLink } from '@/components/ui/text-link'

type SupportHintProps = {
  /** "To change it", "To change your e-mail address". */
  purpose: string
  /** Where a photographer writes, who has no support page of their own; without it a client's page is meant. */
  mailTo?: string
}

/** Whom to ask about what one cannot change oneself. */
export function SupportHint({ purpose, mailTo }: SupportHintProps) {
  return (
    <>
      {purpose},{' '}
      {mailTo ? (
        <a href={`mailto:${mailTo}`} className={linkClasses('min-h-0')}>
          contact support
        </a>
      ) : (
        <TextLink href="/support" className="min-h-0">
          contact support
        </TextLink>
      )}
      .
    </>
  )
}
