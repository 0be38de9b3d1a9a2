'use client'

import { type ReactNode, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** The question: "Cancel this booking?" */
  title: ReactNode
  description?: ReactNode
  confirmLabel: string
  /** The verb in progress: "Cancelling". */
  busyText?: string
  /** The button that cancels: "Keep booking". */
  cancelLabel?: string
  tone?: 'stop' | 'main'
  /** The dialog stays busy until it finishes; the caller closes it, or leaves it open with an error inside. */
  onConfirm: () => void | Promise<void>
  /** Between the description and the buttons: a Notice, a reason field. */
  children?: ReactNode
}

/** Asks before an action that can't be undone. The button that cancels comes first and has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  busyText,
  cancelLabel = 'Cancel',
  tone = 'stop',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [busy, startConfirm] = useTransition()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          <DialogCancel aria-disabled={busy || undefined} autoFocus>
            {cancelLabel}
          </DialogCancel>
          <Button
            variant={tone}
            busy={busy}
            busyText={busyText}
            onClick={() =>
              startConfirm(async () => {
                await onConfirm()
              })
            }
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
