'use client'

import { useState } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { disableAccountAction } from '@/lib/accounts/actions'
import { ColleagueField, type TeamColleague } from './colleague-field'
import { type DisabledAccount, describeDisabling, describeReassignment } from './disabling-words'

type DisableButtonProps = {
  account: DisabledAccount
  /** Who can take over a photographer's open bookings. */
  colleagues?: readonly TeamColleague[]
  size?: ButtonSize
  label: string
}

/** Disables an account, after confirming the consequences. */
export function DisableButton({ account, colleagues = [], size, label }: DisableButtonProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [reassignTo, setReassignTo] = useState('')
  const { userId, fullName, isViewer } = account

  async function disable() {
    const result = await disableAccountAction({ userId, reassignTo: reassignTo || null }).catch(() => null)
    if (result?.ok) {
      const { reassignment } = result.data
      const confirmation = `${fullName} has been notified by email.`
      toast.success(
        'Account disabled',
        reassignment ? `${confirmation} ${describeReassignment(reassignment)}` : confirmation,
      )
    } else toast.error('Error', explainFailure(result, 'Failed to disable the account'))
    setDialogOpen(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        size={size}
        aria-label={`${label}: ${fullName}`}
        onClick={() => setDialogOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={isViewer ? 'Disable your own account?' : 'Disable this account?'}
        description={describeDisabling(account)}
        confirmLabel="Disable account"
        busyText="Disabling"
        cancelLabel="Keep active"
        onConfirm={disable}
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
      </ConfirmDialog>
    </>
  )
}
