'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { FileImport } from '@/components/ui/file-import'
import { ImportReview } from '@/components/ui/import-review'
import { Notice } from '@/components/ui/notice'
import { TextButton } from '@/components/ui/text-link'
import { type ImportDraft, type ImportKind, useFileImport } from '@/components/ui/use-file-import'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import type { PlacedFile } from '@/components/uploads/dropped-files'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { checkShootsAction } from '@/lib/photos/imports/actions'
import { maxRows } from '@/lib/photos/imports/limits'
import { areComplete, type ColumnMeaning, guessColumns, toFileRows } from '@/lib/photos/imports/rules/columns'
import { isPhotoName } from '@/lib/photos/imports/rules/match-folders'
import type { FileRow, ShootsCheck } from '@/lib/photos/imports/schema'
import {
  columnNames,
  describeCheck,
  importLabel,
  importTexts,
  runTexts,
} from '@/lib/photos/imports/words/import'
import { ChooseFolder } from './choose-folder'
import { createGalleryRun } from './gallery-run'
import { countStates, toLines } from './import-lines'
import { ImportRows } from './import-rows'
import { RunProgress } from './run-progress'
import { useGalleryRun } from './use-gallery-run'

const shoots: ImportKind<ColumnMeaning, FileRow, ShootsCheck, never> = {
  maxRows,
  texts: importTexts,
  defaults: {},
  repeatable: [],
  guessColumns,
  areComplete,
  toRows: readRows,
  check: checkShootsAction,
  // The galleries are imported one by one instead.
  importAll: () => Promise.reject(new Error('galleries are imported one by one')),
  done: () => ['', ''],
}

/** Brings past shoots with their galleries: choose the folder, check the rows of its CSV file, import. */
export function ImportShoots() {
  const router = useRouter()
  const [files, setFiles] = useState<readonly PlacedFile[]>([])
  const importing = useFileImport(shoots)
  const { draft, choose, discard, correct } = importing
  const { controls, run, setControls } = useGalleryRun()
  const isUnderWay = run !== null && run.state !== 'finished'
  useLeaveWarning(isUnderWay, runTexts.leave)
  const lines = useMemo(
    () => (draft?.check ? toLines(readRows(draft), draft.check, files) : []),
    [draft, files],
  )
  const ready = lines.filter(({ state }) => state === 'new')

  async function chooseFolder(chosen: PlacedFile[]) {
    setFiles(chosen)
    const [table, ...others] = tablesIn(chosen)
    if (table && others.length === 0) await choose(table.file)
  }

  function start() {
    if (!draft) return
    const source = { importId: crypto.randomUUID(), fileName: draft.file.name }
    setControls(
      createGalleryRun(
        source,
        ready.map(({ row, photos }) => ({ row, photos })),
      ),
    )
  }

  function end() {
    controls?.stop()
    setControls(null)
    setFiles([])
    discard()
    router.refresh()
  }

  if (controls && run) return <RunProgress run={run} controls={controls} onEnd={end} />
  if (files.length === 0) return <ChooseFolder onFolder={chooseFolder} />
  const photoCount = files.filter(({ path }) => isPhotoName(path)).length
  const tables = tablesIn(files)
  const noTable = tables.length === 0 ? importTexts.noTable : importTexts.severalTables
  return (
    <>
      <p className="mb-6 text-ink-2">
        <bdi className="font-strong text-ink">{files[0]?.path.split('/')[0]}</bdi> · {countPhotos(photoCount)}{' '}
        <TextButton
          onClick={() => {
            discard()
            setFiles([])
          }}
        >
          Choose another folder
        </TextButton>
      </p>
      {!draft && tables.length !== 1 && (
        <Notice tone="wait" className="mb-6">
          {noTable}
        </Notice>
      )}
      <FileImport
        importing={{ ...importing, importAll: async () => start() }}
        meanings={columnNames}
        texts={importTexts}
        importLabel={() => importLabel(ready.length)}
        canImport={() => ready.length > 0}
        review={
          <ImportReview
            missing={draft && !areComplete(draft.columns) ? importTexts.incomplete : null}
            sentences={
              draft?.check
                ? describeCheck(
                    countStates(lines),
                    ready.reduce((total, { photos }) => total + photos.length, 0),
                  )
                : null
            }
          >
            {draft?.check && <ImportRows lines={lines} onCorrect={correct} />}
          </ImportReview>
        }
      />
    </>
  )
}

type Draft = Pick<ImportDraft<ColumnMeaning, FileRow, ShootsCheck>, 'file' | 'columns' | 'corrections'>

function readRows({ file, columns, corrections }: Draft): FileRow[] {
  return toFileRows(file.rows, columns, corrections)
}

function tablesIn(files: readonly PlacedFile[]): PlacedFile[] {
  return files.filter(({ path }) => /\.(csv|tsv)$/i.test(path))
}
