'use client'

import { ActionButton } from '@/components/ui/action-button'
import { Notice } from '@/components/ui/notice'
import { resendClientInvitationAction } from '@/lib/people/accounts/actions/administration'
import { notifiedByEmail } from '@/lib/people/accounts/words/approval'
import { invitationSentTitle, resendFailedText } from '@/lib/people/accounts/words/team'

type InvitationNoticeProps = {
  client: { id: string; fullName: string }
  /** Formatted. */
  invitedOn: string
}

/** Says that a client hasn't chosen a password yet, and resends the invitation. */
export function InvitationNotice({ client: { id, fullName }, invitedOn }: InvitationNoticeProps) {
  return (
    <Notice
      icon="mail"
      title={`Invited on ${invitedOn}`}
      className="mb-8"
      action={
        <ActionButton
          size="sm"
          act={() => resendClientInvitationAction({ clientId: id })}
          done={[invitationSentTitle, notifiedByEmail(fullName)]}
          failed={resendFailedText}
          busyText="Sending"
          label="Resend invitation"
        />
      }
    >
      {fullName} hasn't chosen a password yet. Bookings and emails work without one.
    </Notice>
  )
}
