'use client'

import { FileImport } from '@/components/ui/file-import'
import { CorrectionField, ImportReview } from '@/components/ui/import-review'
import { Rows } from '@/components/ui/rows'
import { type ImportKind, useFileImport } from '@/components/ui/use-file-import'
import { checkImportAction, importClientsAction } from '@/lib/people/imports/actions'
import { maxFieldLength, maxRows } from '@/lib/people/imports/limits'
import { areComplete, type ColumnMeaning, guessColumns, toFileRows } from '@/lib/people/imports/rules/columns'
import type { FileRow, ImportCheck, RowProblem } from '@/lib/people/imports/schema'
import {
  columnNames,
  describeCheck,
  importedTitle,
  importLabel,
  importTexts,
} from '@/lib/people/imports/words'
import { maxProblems } from '@/lib/platform/imports/limits'

const clients: ImportKind<ColumnMeaning, FileRow, ImportCheck, { clientCount: number }> = {
  maxRows,
  texts: importTexts,
  defaults: {},
  repeatable: [],
  guessColumns,
  areComplete,
  toRows: ({ file, columns, corrections }) => toFileRows(file.rows, columns, corrections),
  check: checkImportAction,
  importAll: importClientsAction,
  done: ({ clientCount }) => [importedTitle(clientCount), importTexts.promise],
}

/** Brings clients from a CSV file. */
export function ImportClients() {
  const importing = useFileImport(clients)
  const { draft, correct } = importing
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
          {check && <Problems problems={check.problems} onCorrect={correct} />}
        </ImportReview>
      }
    />
  )
}

type ProblemsProps = {
  problems: readonly RowProblem[]
  onCorrect: (row: number, correction: Partial<FileRow>) => void
}

function Problems({ problems, onCorrect }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <>
      <Rows className="mt-5 border-t">
        {problems.map(({ row, field, value, message }) => (
          <li key={`${row} ${field}`} className="py-3">
            <CorrectionField
              label={`${columnNames[field]} in row ${row + 1}`}
              value={value}
              message={message}
              maxLength={maxFieldLength}
              onCorrect={(corrected) => onCorrect(row, { [field]: corrected })}
            />
          </li>
        ))}
      </Rows>
      {problems.length === maxProblems && (
        <p className="t-label pt-3.5">The first {problems.length} are listed.</p>
      )}
    </>
  )
}
