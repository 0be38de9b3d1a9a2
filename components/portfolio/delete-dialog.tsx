'use client'

import { startTransition } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { deleteEntryAction } from '@/lib/portfolio/actions'
import { undoMinutes } from '@/lib/portfolio/limits'
import type { EntryRef } from '@/lib/portfolio/schema'
import { entryWords, undoDeletion } from './undo-deletion'

type DeleteDialogProps = {
  entry: EntryRef
  /** What goes, as a sentence. */
  description: string
  onClose: () => void
}

/** Asks before an entry of the portfolio goes, says how it went, and offers to undo it. */
export function DeleteDialog({ entry: { kind, id }, description, onClose }: DeleteDialogProps) {
  const { noun, deleted, deleteFailed } = entryWords[kind]
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
        const answer = await deleteEntryAction({ kind, id }).catch(() => null)
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
