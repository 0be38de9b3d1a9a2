'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import type { ActionResult } from '@/lib/platform/errors'
import type { ListedImport } from '@/lib/platform/imports/describe-import'

type UndoImportButtonProps<Undone> = {
  listed: ListedImport
  /** What is deleted, and what isn't. */
  description: string
  act: () => Promise<ActionResult<Undone>>
  describeUndone: (undone: Undone) => string
}

/** Undoes an import, as long as that is possible. */
export function UndoImportButton<Undone>(props: UndoImportButtonProps<Undone>) {
  const { listed, description, act, describeUndone } = props
  const { fileName, undoUntil } = listed
  if (!undoUntil) return null
  return (
    <ConfirmButton
      label="Undo"
      aria-label={`Undo the import of ${fileName}`}
      size="sm"
      variant="quiet"
      title="Undo this import?"
      description={`${description} Possible until ${undoUntil}.`}
      confirmLabel="Undo import"
      busyText="Deleting"
      act={act}
      done={(undone) => ['Import undone', describeUndone(undone)]}
      failed="The import wasn't undone."
    />
  )
}
