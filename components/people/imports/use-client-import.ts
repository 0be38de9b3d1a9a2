'use client'

import { useRef, useState } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { checkImportAction, importClientsAction } from '@/lib/people/imports/actions'
import {
  areComplete,
  type Columns,
  type Corrections,
  guessColumns,
  toFileRows,
} from '@/lib/people/imports/rules/columns'
import type { FileRow, ImportCheck } from '@/lib/people/imports/schema'
import { importedTitle, importTexts } from '@/lib/people/imports/words'
import { type ClientFile, readClientFile } from './read-client-file'

/** A file that is being prepared: what its columns mean, what was corrected, and what importing it would do. */
type Draft = {
  file: ClientFile
  columns: Columns
  corrections: Corrections
  /** Null while the server checks, or while the columns aren't complete. */
  check: ImportCheck | null
}

const sampleRows = 20

/** Everything between choosing a file and importing it. The server checks the rows after each change. */
export function useClientImport() {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isImporting, setImporting] = useState(false)
  const lastReview = useRef(0)

  async function choose(chosen: File) {
    // The file may have been moved since it was chosen.
    const file = await readClientFile(chosen).catch(() => importTexts.notRead)
    setProblem(typeof file === 'string' ? file : null)
    if (typeof file === 'string') return
    const columns = guessColumns(file.columnNames, file.rows.slice(0, sampleRows))
    await review({ file, columns, corrections: new Map(), check: null })
  }

  async function review(next: Draft) {
    lastReview.current += 1
    const own = lastReview.current
    setDraft({ ...next, check: null })
    if (!areComplete(next.columns)) return
    const result = await checkImportAction({ rows: rowsOf(next) }).catch(() => null)
    if (own !== lastReview.current) return
    setProblem(result?.ok ? null : explainFailure(result, "The file couldn't be checked."))
    if (result?.ok) setDraft({ ...next, check: result.data })
  }

  function setColumn(index: number, meaning: Columns[number]) {
    if (!draft) return
    // A meaning moves to the column that it was last given to.
    const columns = draft.columns.map((own, at) => {
      if (at === index) return meaning
      return own === meaning ? null : own
    })
    void review({ ...draft, columns, corrections: new Map() })
  }

  function correct(row: number, correction: Partial<FileRow>) {
    if (!draft) return
    const corrections = new Map(draft.corrections)
    corrections.set(row, { ...corrections.get(row), ...correction })
    void review({ ...draft, corrections })
  }

  async function importAll() {
    if (!draft || isImporting) return
    setImporting(true)
    const input = { fileName: draft.file.name, rows: rowsOf(draft) }
    const result = await importClientsAction(input).catch(() => null)
    setImporting(false)
    if (!result?.ok) return setProblem(explainFailure(result, "The clients weren't imported."))
    setDraft(null)
    toast.success(importedTitle(result.data.clientCount), importTexts.promise)
  }

  function discard() {
    lastReview.current += 1
    setDraft(null)
    setProblem(null)
  }

  return { draft, problem, isImporting, choose, setColumn, correct, importAll, discard }
}

function rowsOf({ file, columns, corrections }: Draft): FileRow[] {
  return toFileRows(file.rows, columns, corrections)
}
