'use client'

import { type ComponentProps, useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { ActionResult } from '@/lib/platform/errors'
import { useChange } from './use-change'

type ChangeButtonProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose' | 'onConfirm'> & {
  children: string
  size?: ButtonSize
  variant?: ButtonVariant
  /** The accessible name, for a page with several of these buttons. */
  label?: string
  act: () => Promise<ActionResult<unknown>>
  done: string
  failed: string
  onDone?: () => void
}

/** A button that changes a booking after a confirmation dialog. */
export function ChangeButton(props: ChangeButtonProps) {
  const { children, size, variant, label, act, done, failed, onDone, ...dialog } = props
  const change = useChange()
  const [isDialogOpen, setDialogOpen] = useState(false)

  async function confirm() {
    const isDone = await change(act, { done, failed })
    setDialogOpen(false)
    if (isDone) onDone?.()
  }

  return (
    <>
      <Button size={size} variant={variant} aria-label={label} onClick={() => setDialogOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={confirm}
      />
    </>
  )
}
