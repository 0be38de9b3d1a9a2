'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { approvePhotographerAction } from '@/lib/accounts/actions'

/** Takes a denial back. */
export function ApproveDeniedButton({ userId, fullName }: { userId: string; fullName: string }) {
  const [isBusy, start] = useTransition()

  function approve() {
    start(async () => {
      const answer = await approvePhotographerAction({ userId, afterDenial: true }).catch(() => null)
      if (answer?.ok) toast.success('Account Approved', `${fullName} can sign in as a photographer now.`)
      else toast.error('Error', answer?.code === 'conflict' ? answer.message : 'Failed to process approval')
    })
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      busyText="Approving"
      aria-label={`Approve after all: ${fullName}`}
      onClick={approve}
    >
      Approve after all
    </Button>
  )
}
