'use client'

import { useState, useTransition } from 'react'
import { DenyDialog } from '@/components/accounts/deny-dialog'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { approvePhotographerAction, denyPhotographerAction } from '@/lib/accounts/actions'
import type { ActionResult } from '@/lib/platform/errors'

type ApprovalButtonsProps = { userId: string; fullName: string }

/** Approve or deny one request; a denial asks for a note first. */
export function ApprovalButtons({ userId, fullName }: ApprovalButtonsProps) {
  const [busy, startApproval] = useTransition()
  const [denying, setDenying] = useState(false)

  function approve() {
    if (busy) return
    startApproval(async () => {
      const answer = await approvePhotographerAction({ userId }).catch(() => null)
      sayHow(answer, 'Account Approved', `${fullName} can sign in as a photographer now.`)
    })
  }

  async function deny(note: string) {
    const answer = await denyPhotographerAction({ userId, note }).catch(() => null)
    sayHow(answer, 'Account Denied', `${fullName} has been told.`)
    setDenying(false)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="main"
        size="sm"
        busy={busy}
        busyText="Approving"
        aria-label={`Approve ${fullName}`}
        onClick={approve}
      >
        Approve
      </Button>
      <Button size="sm" aria-label={`Deny ${fullName}`} onClick={() => setDenying(true)}>
        Deny
      </Button>
      <DenyDialog open={denying} onClose={() => setDenying(false)} fullName={fullName} onDeny={deny} />
    </div>
  )
}

function sayHow(answer: ActionResult<unknown> | null, title: string, message: string) {
  if (answer?.ok) toast.success(title, message)
  else toast.error('Error', answer?.code === 'conflict' ? answer.message : 'Failed to process approval')
}
