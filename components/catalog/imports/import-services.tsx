'use client'

import { Field, Input } from '@/components/ui/field'
import { FileImport } from '@/components/ui/file-import'
import { ImportReview } from '@/components/ui/import-review'
import { type ImportKind, useFileImport } from '@/components/ui/use-file-import'
import { checkPriceListAction, importPriceListAction } from '@/lib/catalog/imports/actions'
import { maxRows } from '@/lib/catalog/imports/limits'
import { areComplete, type ColumnMeaning, guessColumns, toLines } from '@/lib/catalog/imports/rules/columns'
import type { PriceListCheck, ServiceLine } from '@/lib/catalog/imports/schema'
import {
  columnNames,
  describeCheck,
  importedTitle,
  importLabel,
  importTexts,
} from '@/lib/catalog/imports/words'
import { CheckedServices } from './checked-services'

const services: ImportKind<ColumnMeaning, ServiceLine, PriceListCheck, { serviceCount: number }> = {
  maxRows,
  texts: importTexts,
  defaults: { duration: '60 minutes' },
  repeatable: ['sizePrice'],
  guessColumns,
  areComplete,
  toRows: (draft) => toLines(draft) ?? importTexts.tooLarge,
  check: checkPriceListAction,
  importAll: importPriceListAction,
  done: ({ serviceCount }) => [importedTitle(serviceCount), importTexts.promise],
}

/** Brings services from a CSV file. */
export function ImportServices() {
  const importing = useFileImport(services)
  const { draft, correct, setDefaults } = importing
  const check = draft?.check ?? null
  return (
    <FileImport
      importing={importing}
      meanings={columnNames}
      texts={importTexts}
      importLabel={(checked) => importLabel(checked?.newCount ?? 0)}
      canImport={({ newCount }) => newCount > 0}
      review={
        <ImportReview
          missing={draft && !areComplete(draft.columns) ? importTexts.incomplete : null}
          sentences={check && describeCheck(check)}
        >
          {check && <CheckedServices services={check.services} onCorrect={correct} />}
        </ImportReview>
      }
    >
      <Field label={importTexts.noDuration} hint={importTexts.noDurationHint} className="mt-6 max-w-88">
        <Input
          size="sm"
          defaultValue={draft?.defaults.duration ?? ''}
          onBlur={({ target }) => {
            if (target.value !== draft?.defaults.duration) setDefaults({ duration: target.value })
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
          }}
        />
      </Field>
    </FileImport>
  )
}
