import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { Spinner } from '@/components/ui/spinner'
import { maxFieldLength, maxProblems } from '@/lib/people/imports/limits'
import type { FileRow, ImportCheck, RowProblem } from '@/lib/people/imports/schema'
import { columnNames, describeLeftOut } from '@/lib/people/imports/words'
import { countOf } from '@/lib/platform/words'

type ImportReviewProps = {
  /** Null while the server checks the rows. */
  check: ImportCheck | null
  /** What has to be chosen before the rows can be checked. */
  missing: string | null
  onCorrect: (row: number, correction: Partial<FileRow>) => void
}

/** What importing the file would do, and its problems, which can be corrected here. */
export function ImportReview({ check, missing, onCorrect }: ImportReviewProps) {
  return (
    <section aria-labelledby="review">
      <SectionHead id="review" title="What happens" />
      <div aria-live="polite" className="pt-3.5">
        {missing && <Notice tone="wait">{missing}</Notice>}
        {!missing && !check && (
          <p className="flex items-center gap-2.5 text-ink-2">
            <Spinner size="sm" /> Checking the rows…
          </p>
        )}
        {check && (
          <ul className="grid gap-1.5">
            <li className="font-strong">{countOf(check.newCount, 'new client')}</li>
            {describeLeftOut(check).map((sentence) => (
              <li key={sentence} className="text-ink-2">
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
      {check && check.problems.length > 0 && (
        <>
          <Rows className="mt-5 border-t">
            {check.problems.map((problem) => (
              <Problem
                key={`${problem.row} ${problem.field}`}
                problem={problem}
                onCorrect={(value) => onCorrect(problem.row, { [problem.field]: value })}
              />
            ))}
          </Rows>
          {check.problems.length === maxProblems && (
            <p className="t-label pt-3.5">The first {check.problems.length} are listed.</p>
          )}
        </>
      )}
    </section>
  )
}

function Problem({ problem, onCorrect }: { problem: RowProblem; onCorrect: (value: string) => void }) {
  const { row, field, value, message } = problem
  return (
    <li className="py-3">
      <Field label={`${columnNames[field]} in row ${row + 1}`} errors={message}>
        <Input
          size="sm"
          defaultValue={value}
          maxLength={maxFieldLength}
          onBlur={({ target }) => {
            if (target.value !== value) onCorrect(target.value)
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
          }}
        />
      </Field>
    </li>
  )
}
