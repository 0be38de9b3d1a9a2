'use client'

import { type ComponentProps, useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from './button'
import { ConfirmAction } from './confirm-action'

type ConfirmButtonProps<T> = Omit<ComponentProps<typeof ConfirmAction<T>>, 'open' | 'onClose'> & {
  /** The button's text. */
  label: string
  /** For a page with several of these buttons. */
  'aria-label'?: string
  size?: ButtonSize
  variant?: ButtonVariant
  onClose?: () => void
}

/** A button that runs an action after a confirmation dialog, shows the result in a toast, and refreshes the page. */
export function ConfirmButton<T>(props: ConfirmButtonProps<T>) {
  const { label, size, variant, 'aria-label': name, onClose, ...action } = props
  const [isDialogOpen, setDialogOpen] = useState(false)
  function close() {
    setDialogOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button size={size} variant={variant} aria-label={name} onClick={() => setDialogOpen(true)}>
        {label}
      </Button>
      <ConfirmAction {...action} open={isDialogOpen} onClose={close} />
    </>
  )
}
