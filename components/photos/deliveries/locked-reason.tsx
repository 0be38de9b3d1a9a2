import { TextLink } from '@/components/ui/text-link'

type LockedReasonProps = {
  /** From `lockedTexts`. */
  text: string
  /** The studio's support email. */
  supportEmail: string
}

/** Explains why photos are locked although there is nothing to pay, and whom to contact. */
export function LockedReason({ text, supportEmail }: LockedReasonProps) {
  return (
    <p className="text-ink-2">
      {text} For questions, email{' '}
      <TextLink href={`mailto:${supportEmail}`} className="min-h-0">
        {supportEmail}
      </TextLink>
      .
    </p>
  )
}
