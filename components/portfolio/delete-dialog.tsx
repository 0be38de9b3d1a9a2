'use client'

import { startTransition } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { deletePartAction } from '@/lib/portfolio/actions'
import { undoMinutes } from '@/lib/portfolio/limits'
import type { NamedPart } from '@/lib/portfolio/schema'
import { partWords, undoDeletion } from './undo-deletion'

type DeleteDialogProps = {
  part: NamedPart
  /** What goes, as a sentence. */
  description: string
  onClose: () => void
}

/** Asks before a part of the portfolio goes, says how it went, and offers to undo it. */
export function DeleteDialog({ part: { kind, id }, description, onClose }: DeleteDialogProps) {
  const { noun, deleted, deleteFailed } = partWords[kind]
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete this ${noun}?`}
      description={`${description} It can be restored for ${undoMinutes} minutes.`}
      cancelLabel={`Keep ${noun}`}
      confirmLabel={`Delete ${noun}`}
      busyText="Deleting"
      onConfirm={async () => {
        const answer = await deletePartAction({ kind, id }).catch(() => null)
        if (answer?.ok) {
          toast.success(deleted, undefined, {
            label: 'Undo',
            onPress: () => startTransition(() => undoDeletion({ kind, id })),
          })
        } else toast.error('Error', explainFailure(answer, deleteFailed))
        // What somebody else deleted first is gone all the same.
        if (answer?.ok || answer?.code === 'not-found') onClose()
      }}
    />
  )
}
