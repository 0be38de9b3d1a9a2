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
        const result = await deleteEntryAction({ kind, id }).catch(() => null)
        if (result?.ok) {
          toast.success(deleted, undefined, {
            label: 'Undo',
            onPress: () => startTransition(() => undoDeletion({ kind, id })),
          })
        } else toast.error('Error', explainFailure(result, deleteFailed))
        // What somebody else deleted first is gone all the same.
        if (result?.ok || result?.code === 'not-found') onClose()
      }}
    />
  )
}
