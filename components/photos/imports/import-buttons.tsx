'use client'

import { UndoImportButton } from '@/components/ui/undo-import-button'
import { undoShootImportAction } from '@/lib/photos/imports/actions'
import type { ImportRow } from '@/lib/photos/imports/schema'
import { describeUndone } from '@/lib/photos/imports/words/import'

/** Undoes an import. */
export function ImportButtons({ row }: { row: ImportRow }) {
  return (
    <UndoImportButton
      listed={row}
      description="Its galleries and their photos are deleted, except those that were opened or changed."
      act={() => undoShootImportAction({ importId: row.id })}
      describeUndone={describeUndone}
    />
  )
}
