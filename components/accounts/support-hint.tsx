import { linkClasses, TextLink } from '@/components/ui/text-link'

type SupportHintProps = {
  /** "To change it", "To change your email address". */
  purpose: string
  /** The address for photographers, who have no support page; without it, links to the support page. */
  mailTo?: string
}

/** Explains that support can change a read-only field. */
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
