'use client'

import { useState } from 'react'
import { ApproveDialog } from '@/components/accounts/approve-dialog'
import { DenyDialog } from '@/components/accounts/deny-dialog'
import { Button } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { denyPhotographerAction } from '@/lib/accounts/actions'
import { approvalFailedText } from '@/lib/accounts/words'

type ApprovalButtonsProps = { userId: string; fullName: string }

/** Approves or denies a request, each after confirmation. */
export function ApprovalButtons({ userId, fullName }: ApprovalButtonsProps) {
  const [openDialog, setOpenDialog] = useState<'approve' | 'deny' | null>(null)
  const close = () => setOpenDialog(null)

  async function deny(note: string) {
    const result = await denyPhotographerAction({ userId, note }).catch(() => null)
    if (result?.ok) toast.success('Account Denied', `${fullName} has been notified.`)
    else toast.error('Error', explainFailure(result, approvalFailedText))
    close()
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="main"
        size="sm"
        aria-label={`Approve ${fullName}`}
        onClick={() => setOpenDialog('approve')}
      >
        Approve
      </Button>
      <Button size="sm" aria-label={`Deny ${fullName}`} onClick={() => setOpenDialog('deny')}>
        Deny
      </Button>
      <ApproveDialog open={openDialog === 'approve'} onClose={close} userId={userId} fullName={fullName} />
      <DenyDialog open={openDialog === 'deny'} onClose={close} fullName={fullName} onDeny={deny} />
    </div>
  )
}
