'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { Button } from './button'
import { toast } from './toast'

/** The part of an action's result that the button uses. */
type Outcome = { ok: true } | { ok: false; code: string; message: string }

type ActButtonProps = {
  act: () => Promise<Outcome>
  icon: ReactNode
  label: string
  busyText: string
  /** The toast on success. */
  done: string
  /** The toast for an unexpected error; other errors have the server's message. */
  failure: string
}

/** Runs an action on click, shows the result in a toast, and refreshes the page. */
export function ActButton({ act, icon, label, busyText, done, failure }: ActButtonProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  function press() {
    start(async () => {
      const result = await act().catch(() => null)
      if (result?.ok) toast.success(done)
      else toast.error('Error', explainFailure(result, failure))
      router.refresh()
    })
  }
  return (
    <Button size="sm" icon={icon} busy={isBusy} busyText={busyText} onClick={press}>
      {label}
    </Button>
  )
}
