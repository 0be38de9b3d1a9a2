'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type DialogButtonProps = {
  label: string
  title: string
  description: string
  /** The dialog's form. */
  children: (close: () => void) => ReactNode
}

/** A small button that opens a dialog with a form. */
export function DialogButton({ label, title, description, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} className="max-fold:min-h-11">
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} description={description}>
        {children(close)}
      </Dialog>
    </>
  )
}
