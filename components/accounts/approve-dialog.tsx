'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { approvePhotographerAction } from '@/lib/accounts/actions'
import { approvalFailedText } from '@/lib/accounts/words'

type ApproveDialogProps = {
  open: boolean
  onClose: () => void
  userId: string
  fullName: string
  /** The request was denied before. */
  afterDenial?: boolean
}

/** Confirms an approval and says what it gives access to. */
export function ApproveDialog({ open, onClose, userId, fullName, afterDenial }: ApproveDialogProps) {
  async function approve() {
    const result = await approvePhotographerAction({ userId, afterDenial }).catch(() => null)
    if (result?.ok) toast.success('Account Approved', `${fullName} can now sign in as a photographer.`)
    else toast.error('Error', explainFailure(result, approvalFailedText))
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Approve ${fullName}?`}
      description="They'll have access to the studio's clients, bookings, and settings. We'll notify them by email."
      confirmLabel="Approve account"
      busyText="Approving"
      cancelLabel="Not yet"
      tone="main"
      onConfirm={approve}
    />
  )
}
