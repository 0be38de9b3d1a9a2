'use client'

import { useRef, useState } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'
import { assignColumn, type Columns, type Corrections } from '@/lib/platform/imports/columns'
import { fileTexts } from '@/lib/platform/imports/words'
import { readTableFile, type TableFile } from './read-table-file'

/** A file that is being prepared: what its columns mean, what was corrected, and what importing it would do. */
export type ImportDraft<Meaning extends string, Row, Check> = {
  file: TableFile
  columns: Columns<Meaning>
  corrections: Corrections<Row>
  /** What rows get that have nothing there. */
  defaults: Partial<Row>
  /** Null while the server checks, or while the columns aren't complete. */
  check: Check | null
}

/** What one kind of import knows about its files. */
export type ImportKind<Meaning extends string, Row, Check, Result> = {
  maxRows: number
  texts: { tooLarge: string; notImported: string }
  defaults: Partial<Row>
  /** Meanings that several columns may have. */
  repeatable: readonly Meaning[]
  guessColumns: (names: readonly string[], sample: readonly (readonly string[])[]) => Columns<Meaning>
  areComplete: (columns: Columns<Meaning>) => boolean
  /** Returns the rows that the server checks and imports, or the sentence that says why they are too many. */
  toRows: (draft: Omit<ImportDraft<Meaning, Row, Check>, 'check'>) => Row[] | string
  check: (input: { rows: Row[] }) => Promise<ActionResult<Check>>
  importAll: (input: { fileName: string; rows: Row[] }) => Promise<ActionResult<Result>>
  /** The title and text of the toast. */
  done: (result: Result) => readonly [title: string, message: string]
}

const sampleRows = 20

/** Everything between choosing a file and importing it. The server checks the rows after each change. */
export function useFileImport<Meaning extends string, Row, Check, Result>(
  kind: ImportKind<Meaning, Row, Check, Result>,
) {
  type Draft = ImportDraft<Meaning, Row, Check>
  const [draft, setDraft] = useState<Draft | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isImporting, setImporting] = useState(false)
  const lastReview = useRef(0)

  async function choose(chosen: File) {
    // The file may have been moved since it was chosen.
    const limits = { maxRows: kind.maxRows, tooLarge: kind.texts.tooLarge }
    const file = await readTableFile(chosen, limits).catch(() => fileTexts.notRead)
    setProblem(typeof file === 'string' ? file : null)
    if (typeof file === 'string') return
    const columns = kind.guessColumns(file.columnNames, file.rows.slice(0, sampleRows))
    await review({ file, columns, corrections: new Map(), defaults: kind.defaults, check: null })
  }

  async function review(next: Draft) {
    lastReview.current += 1
    const own = lastReview.current
    setDraft({ ...next, check: null })
    setProblem(null)
    if (!kind.areComplete(next.columns)) return
    const rows = kind.toRows(next)
    if (typeof rows === 'string') return setProblem(rows)
    const result = await kind.check({ rows }).catch(() => null)
    if (own !== lastReview.current) return
    setProblem(result?.ok ? null : explainFailure(result, fileTexts.notChecked))
    if (result?.ok) setDraft({ ...next, check: result.data })
  }

  function setColumn(index: number, meaning: Meaning | null) {
    if (!draft) return
    const columns = assignColumn(draft.columns, index, meaning, kind.repeatable)
    void review({ ...draft, columns, corrections: new Map() })
  }

  function setDefaults(defaults: Partial<Row>) {
    if (draft) void review({ ...draft, defaults: { ...draft.defaults, ...defaults } })
  }

  function correct(row: number, correction: Partial<Row>) {
    if (!draft) return
    const corrections = new Map(draft.corrections)
    corrections.set(row, { ...corrections.get(row), ...correction })
    void review({ ...draft, corrections })
  }

  async function importAll() {
    const rows = draft && kind.toRows(draft)
    if (!draft || !rows || typeof rows === 'string' || isImporting) return
    setImporting(true)
    const result = await kind.importAll({ fileName: draft.file.name, rows }).catch(() => null)
    setImporting(false)
    if (!result?.ok) return setProblem(explainFailure(result, kind.texts.notImported))
    setDraft(null)
    toast.success(...kind.done(result.data))
  }

  function discard() {
    lastReview.current += 1
    setDraft(null)
    setProblem(null)
  }

  return { draft, problem, isImporting, choose, setColumn, setDefaults, correct, importAll, discard }
}
