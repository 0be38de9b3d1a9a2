'use client'

import { type ReactNode, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { OpenDialog } from '@/components/ui/open-dialog'

export type OpenConfirmDialogProps = {
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

/** ConfirmDialog, once it is open. */
export function OpenConfirmDialog({
  onClose,
  title,
  description,
  confirmLabel,
  busyText,
  cancelLabel = 'Cancel',
  tone = 'stop',
  onConfirm,
  children,
}: OpenConfirmDialogProps) {
  const [busy, startConfirm] = useTransition()
  return (
    <OpenDialog
      open
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
    </OpenDialog>
  )
}
