'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TextButton } from '@/components/ui/text-link'
import { useFileDrop } from '@/components/ui/use-file-drop'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { areComplete, type Columns, columnMeanings } from '@/lib/people/imports/rules/columns'
import { columnNames, importLabel, importTexts } from '@/lib/people/imports/words'
import { countOf } from '@/lib/platform/words'
import { ImportReview } from './import-review'
import type { ClientFile } from './read-client-file'
import { useClientImport } from './use-client-import'

const exampleCount = 2

/** Brings clients from a CSV file: choose it, say what its columns mean, correct rows, import. */
export function ImportClients() {
  const { draft, problem, isImporting, choose, setColumn, correct, importAll, discard } = useClientImport()
  useLeaveWarning(draft !== null, 'Leave without importing these clients?')
  const notice = problem && <Notice tone="stop" announce title={problem} className="mb-6" />
  if (!draft)
    return (
      <>
        {notice}
        <ChooseFile onFile={choose} />
      </>
    )
  const { file, columns, check } = draft
  const isReady = check !== null && check.newCount > 0
  return (
    <>
      {notice}
      <p className="mb-6 text-ink-2">
        <bdi className="font-strong text-ink">{file.name}</bdi> · {countOf(file.rows.length, 'row')}
      </p>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <ColumnList file={file} columns={columns} onChange={setColumn} />
        <ImportReview
          check={check}
          missing={areComplete(columns) ? null : importTexts.incomplete}
          onCorrect={correct}
        />
      </div>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 mt-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2.5 border-t bg-paper py-3"
      >
        <p className="mr-auto text-ink-2">{importTexts.promise}</p>
        <Button variant="quiet" onClick={discard}>
          Cancel
        </Button>
        <Button
          variant="main"
          onClick={importAll}
          disabled={!isReady}
          busy={isImporting}
          busyText="Importing"
        >
          {importLabel(check?.newCount ?? 0)}
        </Button>
      </div>
    </>
  )
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, dropProps } = useFileDrop(({ files }) => pick([...files]))
  function pick([file]: File[]) {
    if (file) onFile(file)
  }
  return (
    <div
      {...dropProps}
      className={`grid justify-items-center gap-1.5 rounded-sm border-[1.5px] px-6 py-12 text-center ${isOver ? 'border-solid border-accent bg-accent-wash' : 'border-dashed border-edge bg-raised'}`}
    >
      <Icon name="upload" size="lg" />
      <p className="text-base font-strong">
        Drop a file here, or <TextButton onClick={() => input.current?.click()}>choose a file</TextButton>
      </p>
      <p className="t-label">{importTexts.hint}</p>
      <FileInput
        inputRef={input}
        label="CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        multiple={false}
        onFiles={pick}
      />
    </div>
  )
}

type ColumnListProps = {
  file: ClientFile
  columns: Columns
  onChange: (index: number, meaning: Columns[number]) => void
}

/** Each column of the file with examples, and what it becomes. */
function ColumnList({ file, columns, onChange }: ColumnListProps) {
  const matched = columns.filter((meaning) => meaning !== null).length
  return (
    <section aria-labelledby="columns">
      <SectionHead id="columns" title="Columns" action={`${matched} of ${columns.length} matched`} />
      <Rows>
        {file.columnNames.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order never changes
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-4 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-strong">{name || `Column ${index + 1}`}</p>
              <p className="truncate text-xs text-ink-3">{examplesOf(file, index)}</p>
            </div>
            <Select
              size="sm"
              aria-label={`${name || `Column ${index + 1}`} becomes`}
              value={columns[index] ?? ''}
              onChange={({ target }) => onChange(index, meaningOf(target.value))}
            >
              {columnMeanings.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {columnNames[meaning]}
                </option>
              ))}
              <option value="">Don't import</option>
            </Select>
          </li>
        ))}
      </Rows>
    </section>
  )
}

function meaningOf(value: string): Columns[number] {
  return columnMeanings.find((meaning) => meaning === value) ?? null
}

function examplesOf({ rows }: ClientFile, index: number): string {
  const filled = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)
  return [...new Set(filled)].slice(0, exampleCount).join(', ') || 'Empty'
}
