'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { approvePhotographerAction } from '@/lib/accounts/actions'

type ApproveDialogProps = {
  open: boolean
  onClose: () => void
  userId: string
  fullName: string
  /** The request was denied before. */
  afterDenial?: boolean
}

/** Asks before an account becomes a photographer's, and says what that opens to it. */
export function ApproveDialog({ open, onClose, userId, fullName, afterDenial }: ApproveDialogProps) {
  async function approve() {
    const result = await approvePhotographerAction({ userId, afterDenial }).catch(() => null)
    if (result?.ok) toast.success('Account Approved', `${fullName} can sign in as a photographer now.`)
    else toast.error('Error', explainFailure(result, 'Failed to process approval'))
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Approve ${fullName}?`}
      description="They’ll see every client, booking, and invoice of the studio, and will be notified by email."
      confirmLabel="Approve account"
      busyText="Approving"
      cancelLabel="Not yet"
      tone="main"
      onConfirm={approve}
    />
  )
}
