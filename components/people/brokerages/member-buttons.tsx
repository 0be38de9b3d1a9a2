'use client'

import { useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { changeAgentRoleAction, removeAgentAction } from '@/lib/people/brokerages/actions'
import type { BrokerageMemberRow } from '@/lib/people/brokerages/schema'
import { RoleChoice } from './role-choice'

type MemberButtonsProps = { brokerageId: string; member: BrokerageMemberRow }

/** Changes a member's role, or removes them. */
export function MemberButtons({ brokerageId, member: { clientId, fullName, role } }: MemberButtonsProps) {
  const [chosen, setChosen] = useState(role)
  const agent = { brokerageId, clientId }
  return (
    <>
      <ConfirmButton
        label="Change role"
        variant="quiet"
        size="sm"
        aria-label={`Change role: ${fullName}`}
        act={() => changeAgentRoleAction({ ...agent, role: chosen })}
        done={['Role changed']}
        failed="The role wasn't changed. Please try again."
        title={`Change ${fullName}'s role?`}
        isReady={chosen !== role}
        confirmLabel="Change role"
        busyText="Changing"
        tone="main"
        onClose={() => setChosen(role)}
      >
        <RoleChoice chosen={chosen} onChoose={setChosen} />
      </ConfirmButton>
      <ConfirmButton
        label="Remove"
        variant="quiet"
        size="sm"
        aria-label={`Remove: ${fullName}`}
        act={() => removeAgentAction(agent)}
        done={['Member removed']}
        failed="Failed to remove the member"
        title={`Remove ${fullName}?`}
        description="They'll book at the studio's own prices, and are notified. The brokerage still sees the bookings they made with it."
        confirmLabel="Remove member"
        busyText="Removing"
        cancelLabel="Keep member"
      />
    </>
  )
}
