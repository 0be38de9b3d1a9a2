'use client'

import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { approvePhotographer, denyPhotographer } from '@/lib/accounts/actions'

const decisions = {
  approve: {
    run: approvePhotographer,
    title: 'Account Approved',
    message: (name: string) => `${name} can sign in as a photographer now.`,
  },
  deny: {
    run: denyPhotographer,
    title: 'Account Denied',
    message: (name: string) => `${name} has been told.`,
  },
}

/** Approve or deny one request. */
export function ApprovalButtons({ userId, fullName }: { userId: string; fullName: string }) {
  const [chosen, setChosen] = useState<keyof typeof decisions | null>(null)
  const [busy, startDecision] = useTransition()

  function decide(choice: keyof typeof decisions) {
    if (busy) return
    const { run, title, message } = decisions[choice]
    setChosen(choice)
    startDecision(async () => {
      const answer = await run({ userId }).catch(() => null)
      if (answer?.ok) toast.success(title, message(fullName))
      else toast.error('Error', answer?.code === 'conflict' ? answer.message : 'Failed to process approval')
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="main"
        size="sm"
        busy={busy && chosen === 'approve'}
        busyText="Approving"
        aria-label={`Approve ${fullName}`}
        onClick={() => decide('approve')}
      >
        Approve
      </Button>
      <Button
        size="sm"
        busy={busy && chosen === 'deny'}
        busyText="Denying"
        aria-label={`Deny ${fullName}`}
        onClick={() => decide('deny')}
      >
        Deny
      </Button>
    </div>
  )
}
