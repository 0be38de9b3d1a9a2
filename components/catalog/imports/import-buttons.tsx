'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { UndoImportButton } from '@/components/ui/undo-import-button'
import { offerImportedAction, undoPriceListAction } from '@/lib/catalog/imports/actions'
import type { ImportRow } from '@/lib/catalog/imports/schema'
import {
  describeUndone,
  offeredTitle,
  offerImportedLabel,
  offerImportedText,
  undoText,
} from '@/lib/catalog/imports/words'
import { countOf } from '@/lib/platform/words'

/** Offers the services of an import, or undoes it. */
export function ImportButtons({ row }: { row: ImportRow }) {
  const { id: importId, fileName, inactiveCount } = row
  return (
    <>
      {inactiveCount > 0 && (
        <ConfirmButton
          label={offerImportedLabel}
          aria-label={`${offerImportedLabel} of ${fileName}`}
          size="sm"
          title={`Offer ${countOf(inactiveCount, 'service')}?`}
          description={offerImportedText}
          confirmLabel={offerImportedLabel}
          busyText="Saving"
          tone="main"
          act={() => offerImportedAction({ importId })}
          done={({ offeredCount }) => offeredTitle(offeredCount)}
          failed="The services weren't offered."
        />
      )}
      <UndoImportButton
        listed={row}
        description={undoText}
        act={() => undoPriceListAction({ importId })}
        describeUndone={describeUndone}
      />
    </>
  )
}
