'use client'

import { useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import type { TeamRole } from '@/lib/auth/rules/capabilities'
import { changeRoleAction } from '@/lib/people/accounts/actions/administration'
import { roleTexts } from '@/lib/people/accounts/words/team'
import { RoleChoice } from './role-choice'

type ChangeRoleButtonProps = { userId: string; fullName: string; role: TeamRole }

/** Changes a colleague's role, after choosing another one. */
export function ChangeRoleButton({ userId, fullName, role }: ChangeRoleButtonProps) {
  const [chosen, setChosen] = useState(role)
  return (
    <ConfirmButton
      label="Change role"
      variant="quiet"
      size="sm"
      aria-label={`Change role: ${fullName}`}
      act={() => changeRoleAction({ userId, role: chosen })}
      done={[roleTexts.changedTitle, roleTexts.changed(fullName)]}
      failed="Failed to change the role"
      title={`Change ${fullName}'s role?`}
      description="They'll be signed out everywhere and notified by email."
      isReady={chosen !== role}
      confirmLabel="Change role"
      busyText="Changing"
      tone="main"
      onClose={() => setChosen(role)}
    >
      <RoleChoice chosen={chosen} onChoose={setChosen} />
    </ConfirmButton>
  )
}
