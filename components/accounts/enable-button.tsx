'use client'

import { useTransition } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { enableAccountAction } from '@/lib/accounts/actions'

type EnableButtonProps = { userId: string; fullName: string; size?: ButtonSize; label: string }

/** Enables a disabled account. */
export function EnableButton({ userId, fullName, size, label }: EnableButtonProps) {
  const [isBusy, start] = useTransition()

  function enable() {
    start(async () => {
      const result = await enableAccountAction({ userId }).catch(() => null)
      if (result?.ok) toast.success('Account enabled', `${fullName} can sign in again.`)
      else toast.error('Error', explainFailure(result, 'Failed to enable the account'))
    })
  }

  return (
    <Button
      size={size}
      busy={isBusy}
      busyText="Enabling"
      aria-label={`${label}: ${fullName}`}
      onClick={enable}
    >
      {label}
    </Button>
  )
}
