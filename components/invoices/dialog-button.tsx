'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type DialogButtonProps = {
  label: string
  /** The question the dialog asks. */
  title: string
  /** What comes of it. */
  description: string
  /** The form of the dialog. */
  children: (close: () => void) => ReactNode
}

/** A small button of an invoice that asks in a dialog before anything is done. */
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
