import { TextLink } from '@/components/ui/text-link'

type LockedReasonProps = {
  /** From `lockedWords`. */
  text: string
  /** Where the studio is reached. */
  supportEmail: string
}

/** Why photos are locked that no payment unlocks now, and whom to ask about them. */
export function LockedReason({ text, supportEmail }: LockedReasonProps) {
  return (
    <p className="text-ink-2">
      {text} Write to{' '}
      <TextLink href={`mailto:${supportEmail}`} className="min-h-0">
        {supportEmail}
      </TextLink>{' '}
      about them.
    </p>
  )
}
