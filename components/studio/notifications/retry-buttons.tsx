'use client'

import { ActionButton } from '@/components/ui/action-button'
import { retryFailedMailsAction, retryMailAction } from '@/lib/studio/notifications/actions'

/** Resends one failed email. */
export function RetryMailButton({ mailId, to }: { mailId: string; to: string }) {
  return (
    <ActionButton
      label="Resend"
      aria-label={`Resend the email to ${to}`}
      size="sm"
      busyText="Sending"
      act={() => retryMailAction({ mailId })}
      done={['Email queued', `Resending to ${to}.`]}
      failed="Failed to resend the email"
    />
  )
}

/** Resends all failed emails, oldest first. */
export function RetryAllButton({ failedCount }: { failedCount: number }) {
  return (
    <ActionButton
      label={failedCount === 1 ? 'Resend the failed email' : 'Resend all failed emails'}
      icon="rotate-cw"
      busyText="Sending"
      act={() => retryFailedMailsAction({})}
      done={({ count }) => [
        'Emails queued',
        count === 1 ? 'Resending 1 email.' : `Resending ${count} emails.`,
      ]}
      failed="Failed to resend the emails"
    />
  )
}
