'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { Button } from './button'
import { toast } from './toast'

/** As much as a button needs to know of how it went. */
type Outcome = { ok: true } | { ok: false; code: string; message: string }

type ActButtonProps = {
  act: () => Promise<Outcome>
  icon: ReactNode
  label: string
  busyText: string
  /** Said when it is done. */
  done: string
  /** Said when it is not; that the thing is gone is said in the server's own words. */
  failure: string
}

/** Does one thing at a press, says how it went, and has the page read again. */
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
