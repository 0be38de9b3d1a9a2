'use client'

import { ActionButton } from '@/components/ui/action-button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { inviteAgentAction, revokeAgentInvitationAction } from '@/lib/people/brokerages/actions'
import type { AgentInvitation } from '@/lib/people/brokerages/schema'

type InvitationButtonsProps = {
  brokerageId: string
  invitation: Pick<AgentInvitation, 'id' | 'email' | 'role'>
}

/** Sends an invitation again, or revokes it. */
export function InvitationButtons({ brokerageId, invitation: { id, email, role } }: InvitationButtonsProps) {
  return (
    <>
      <ActionButton
        size="sm"
        act={() => inviteAgentAction({ brokerageId, email, role })}
        done={['Invitation sent']}
        failed="The invitation wasn't sent. Please try again."
        busyText="Resending"
        label="Resend"
        aria-label={`Resend: ${email}`}
      />
      <ConfirmButton
        label="Revoke"
        variant="quiet"
        size="sm"
        aria-label={`Revoke: ${email}`}
        act={() => revokeAgentInvitationAction({ invitationId: id })}
        done={['Invitation revoked']}
        failed="The invitation wasn't revoked. Please try again."
        title="Revoke this invitation?"
        description={`${email} can no longer join with it.`}
        confirmLabel="Revoke invitation"
        busyText="Revoking"
        cancelLabel="Keep invitation"
      />
    </>
  )
}
