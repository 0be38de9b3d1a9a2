'use client'

import { useState } from 'react'
import { ActionButton } from '@/components/ui/action-button'
import type { ButtonSize } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { disableAccountAction, enableAccountAction } from '@/lib/people/accounts/actions/administration'
import { notifiedByEmail } from '@/lib/people/accounts/words/approval'
import { ColleagueField, type TeamColleague } from './colleague-field'
import { type DisabledAccount, describeDisabling, describeReassignment } from './disabling-words'

type EnableButtonProps = { userId: string; fullName: string; size?: ButtonSize; label: string }

/** Enables a disabled account. */
export function EnableButton({ userId, fullName, size, label }: EnableButtonProps) {
  return (
    <ActionButton
      size={size}
      act={() => enableAccountAction({ userId })}
      done={['Account enabled', `${fullName} can sign in again.`]}
      failed="Failed to enable the account"
      busyText="Enabling"
      label={label}
      aria-label={`${label}: ${fullName}`}
    />
  )
}

type DisableButtonProps = {
  account: DisabledAccount
  /** Who can take over a photographer's open bookings. */
  colleagues?: readonly TeamColleague[]
  size?: ButtonSize
  label: string
}

/** Disables an account, after confirming the consequences. */
export function DisableButton({ account, colleagues = [], size, label }: DisableButtonProps) {
  const [reassignTo, setReassignTo] = useState('')
  const { userId, fullName, isViewer } = account
  return (
    <ConfirmButton
      label={label}
      variant="quiet"
      size={size}
      aria-label={`${label}: ${fullName}`}
      act={() => disableAccountAction({ userId, reassignTo: reassignTo || null })}
      done={({ reassignment }) => {
        const confirmation = notifiedByEmail(fullName)
        return [
          'Account disabled',
          reassignment ? `${confirmation} ${describeReassignment(reassignment)}` : confirmation,
        ]
      }}
      failed="Failed to disable the account"
      title={isViewer ? 'Disable your own account?' : 'Disable this account?'}
      description={describeDisabling(account)}
      confirmLabel="Disable account"
      busyText="Disabling"
      cancelLabel="Keep active"
    >
      {colleagues.length > 0 && (
        <ColleagueField
          label="Reassign open bookings to"
          colleagues={colleagues}
          nobody="No one for now"
          value={reassignTo}
          onChange={setReassignTo}
        />
      )}
    </ConfirmButton>
  )
}
