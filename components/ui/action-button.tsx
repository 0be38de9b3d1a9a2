'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { ActionResult } from '@/lib/platform/errors'
import { Button, type ButtonProps } from './button'
import { type ResultToasts, showResult } from './show-result'

type ActionButtonProps<T> = Omit<ButtonProps, 'busy' | 'onClick' | 'children'> &
  ResultToasts<T> & { label: string; act: () => Promise<ActionResult<T>> }

/** Runs an action on click, shows the result in a toast, and refreshes the page. */
export function ActionButton<T>(props: ActionButtonProps<T>) {
  const { label, act, done, failed, failedTitle, ...button } = props
  const router = useRouter()
  const [isBusy, start] = useTransition()
  function press() {
    start(async () => {
      await showResult(act(), { done, failed, failedTitle })
      router.refresh()
    })
  }
  return (
    <Button {...button} busy={isBusy} onClick={press}>
      {label}
    </Button>
  )
}
