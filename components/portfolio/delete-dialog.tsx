'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'
import { explain } from './use-saving'

type DeleteDialogProps = {
  /** What the buttons and the question call it: `item`, `equipment`, `statistic`. */
  noun: string
  description: string
  remove: () => Promise<ActionResult<unknown>>
  deleted: string
  failed: string
  onClose: () => void
}

/** Asks before a part of the portfolio goes, and says how it went. */
export function DeleteDialog({ noun, description, remove, deleted, failed, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete this ${noun}?`}
      description={description}
      cancelLabel={`Keep ${noun}`}
      confirmLabel={`Delete ${noun}`}
      busyText="Deleting"
      onConfirm={async () => {
        const answer = await remove().catch(() => null)
        if (answer?.ok) toast.success(deleted)
        else toast.error('Error', explain(answer, failed))
        // What somebody else deleted first is gone all the same.
        if (answer?.ok || answer?.code === 'not-found') onClose()
      }}
    />
  )
}
