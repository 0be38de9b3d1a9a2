'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { approveStatementAction } from '@/lib/billing/pay/actions'
import { approvedToast, approveTitle } from '@/lib/billing/pay/words'

type ApproveButtonProps = {
  photographerId: string
  fullName: string
  startsOn: string
  /** The total as shown; if it has changed since, nothing is approved. */
  shownCents: number
  amount: string
  /** Beside others, in a list: its name then says whose pay it approves. */
  isInList?: boolean
}

/** Approves what a photographer earned in a period, after a question. */
export function ApproveButton(props: ApproveButtonProps) {
  const { photographerId, fullName, startsOn, shownCents, amount, isInList = false } = props
  return (
    <ConfirmButton
      label="Approve"
      aria-label={isInList ? `Approve ${amount} for ${fullName}` : undefined}
      size="sm"
      variant={isInList ? 'default' : 'main'}
      tone="main"
      title={approveTitle(amount, fullName)}
      description="They're notified by email. You can reopen the statement until it's paid."
      confirmLabel="Approve statement"
      busyText="Approving"
      act={() => approveStatementAction({ photographerId, startsOn, shownCents })}
      done={approvedToast}
      failed="Failed to approve the statement. Please try again."
    />
  )
}
