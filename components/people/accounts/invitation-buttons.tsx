'use client'

import { ActionButton } from '@/components/ui/action-button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { resendInvitationAction, revokeInvitationAction } from '@/lib/people/accounts/actions/administration'
import { invitationTexts, resendFailedText } from '@/lib/people/accounts/words/team'

/** Resends or revokes an invitation. */
export function InvitationButtons({ invitationId, email }: { invitationId: string; email: string }) {
  return (
    <>
      <ActionButton
        size="sm"
        act={() => resendInvitationAction({ invitationId })}
        done={[invitationTexts.sentTitle, invitationTexts.sent(email)]}
        failed={resendFailedText}
        busyText="Resending"
        label="Resend"
        aria-label={`Resend: ${email}`}
      />
      <ConfirmButton
        label="Revoke"
        variant="quiet"
        size="sm"
        aria-label={`Revoke: ${email}`}
        act={() => revokeInvitationAction({ invitationId })}
        done={[invitationTexts.revokedTitle, invitationTexts.revoked(email)]}
        failed="Failed to revoke the invitation"
        title="Revoke this invitation?"
        description={invitationTexts.revoked(email)}
        confirmLabel="Revoke invitation"
        busyText="Revoking"
        cancelLabel="Keep invitation"
      />
    </>
  )
}
