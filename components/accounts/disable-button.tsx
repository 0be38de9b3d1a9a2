'use client'

import { useState } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { disableAccountAction } from '@/lib/accounts/actions'
import { type DisabledAccount, describeDisabling } from './disabling-words'

type DisableButtonProps = { account: DisabledAccount; size?: ButtonSize; label: string }

/** Disables an account, after saying what follows. */
export function DisableButton({ account, size, label }: DisableButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { userId, fullName, isViewer } = account

  async function disable() {
    const answer = await disableAccountAction({ userId }).catch(() => null)
    if (answer?.ok) toast.success('Account Disabled', `${fullName} has been told by e-mail.`)
    else toast.error('Error', answer?.code === 'conflict' ? answer.message : 'Failed to disable the account')
    setAsking(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        size={size}
        aria-label={`${label}: ${fullName}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isViewer ? 'Disable your own account?' : 'Disable this account?'}
        description={describeDisabling(account)}
        confirmLabel="Disable account"
        busyText="Disabling"
        cancelLabel="Keep active"
        onConfirm={disable}
      />
    </>
  )
}
