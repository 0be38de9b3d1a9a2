'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import type { ActionResult } from '@/lib/platform/errors'
import { Button, type ButtonSize, type ButtonVariant } from './button'
import { ConfirmDialog } from './confirm-dialog'
import { type ResultToasts, showResult } from './show-result'

type ConfirmButtonProps<T> = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose' | 'onConfirm'> &
  ResultToasts<T> & {
    /** The button's text. */
    label: string
    /** For a page with several of these buttons. */
    'aria-label'?: string
    size?: ButtonSize
    variant?: ButtonVariant
    act: () => Promise<ActionResult<T>>
    /** While false, confirming does nothing; the dialog then says what is wrong. */
    isReady?: boolean
    onDone?: () => void
    onClose?: () => void
  }

/** A button that runs an action after a confirmation dialog, shows the result in a toast, and refreshes the page. */
export function ConfirmButton<T>(props: ConfirmButtonProps<T>) {
  const { label, size, variant, act, done, failed, failedTitle, ...rest } = props
  const { 'aria-label': name, isReady = true, onDone, onClose, ...dialog } = rest
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(false)
  function close() {
    setDialogOpen(false)
    onClose?.()
  }
  async function confirm() {
    if (!isReady) return
    const result = await showResult(act(), { done, failed, failedTitle })
    // An error usually means that someone else changed the record.
    router.refresh()
    close()
    if (result?.ok) onDone?.()
  }
  return (
    <>
      <Button size={size} variant={variant} aria-label={name} onClick={() => setDialogOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={isDialogOpen} onClose={close} onConfirm={confirm} />
    </>
  )
}
