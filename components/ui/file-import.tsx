'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { TextButton } from '@/components/ui/text-link'
import { useFileDrop } from '@/components/ui/use-file-drop'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { countOf } from '@/lib/platform/words'
import { ImportColumns } from './import-columns'
import type { useFileImport } from './use-file-import'

type FileImportProps<Meaning extends string, Row, Check, Result> = {
  importing: ReturnType<typeof useFileImport<Meaning, Row, Check, Result>>
  /** The names of what a column can become, in the order of the list. */
  meanings: Readonly<Record<Meaning, string>>
  texts: { hint: string; promise: string; leave: string }
  importLabel: (check: Check | null) => string
  canImport: (check: Check) => boolean
  /** Below the columns. */
  children?: ReactNode
  /** What importing the file would do. */
  review: ReactNode
}

/** Brings records from a CSV file: choose it, say what its columns mean, correct rows, import. */
export function FileImport<Meaning extends string, Row, Check, Result>(
  props: FileImportProps<Meaning, Row, Check, Result>,
) {
  const { importing, meanings, texts, importLabel, canImport, children, review } = props
  const { draft, problem, isImporting, choose, setColumn, importAll, discard } = importing
  useLeaveWarning(draft !== null, texts.leave)
  const notice = problem && <Notice tone="stop" announce title={problem} className="mb-6" />
  if (!draft)
    return (
      <>
        {notice}
        <ChooseFile hint={texts.hint} onFile={choose} />
      </>
    )
  const { file, columns, check } = draft
  return (
    <>
      {notice}
      <p className="mb-6 text-ink-2">
        <bdi className="font-strong text-ink">{file.name}</bdi> · {countOf(file.rows.length, 'row')}
      </p>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <ImportColumns file={file} columns={columns} meanings={meanings} onChange={setColumn} />
          {children}
        </div>
        {review}
      </div>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 mt-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2.5 border-t bg-paper py-3"
      >
        <p className="mr-auto text-ink-2">{texts.promise}</p>
        <Button variant="quiet" onClick={discard}>
          Cancel
        </Button>
        <Button
          variant="main"
          onClick={importAll}
          disabled={check === null || !canImport(check)}
          busy={isImporting}
          busyText="Importing"
        >
          {importLabel(check)}
        </Button>
      </div>
    </>
  )
}

function ChooseFile({ hint, onFile }: { hint: string; onFile: (file: File) => void }) {
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
      <p className="t-label">{hint}</p>
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
