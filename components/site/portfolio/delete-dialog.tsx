'use client'

import { startTransition } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure, showResult } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { deleteEntryAction, restoreEntryAction } from '@/lib/site/portfolio/actions'
import type { EntryRef } from '@/lib/site/portfolio/schema'
import { canUndoDeletion, entryWords } from '@/lib/site/portfolio/words'

type DeleteDialogProps = {
  entry: EntryRef
  /** What will be deleted, as a sentence. */
  description: string
  onClose: () => void
}

/** Deletes a portfolio entry after a confirmation, and offers to undo it. */
export function DeleteDialog({ entry: { kind, id }, description, onClose }: DeleteDialogProps) {
  const { noun, deleted, deleteFailed } = entryWords[kind]
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete this ${noun}?`}
      description={`${description} ${canUndoDeletion}`}
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
        // Someone else may have deleted it first.
        if (result?.ok || result?.code === 'not-found') onClose()
      }}
    />
  )
}

/** Restores a deleted entry, and shows the result in a toast. */
export async function undoDeletion(entry: EntryRef): Promise<void> {
  const { restored, restoreFailed } = entryWords[entry.kind]
  await showResult(restoreEntryAction(entry), { done: restored, failed: restoreFailed })
}
