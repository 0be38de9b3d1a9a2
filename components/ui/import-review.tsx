import type { ReactNode } from 'react'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { Spinner } from '@/components/ui/spinner'

type ImportReviewProps = {
  /** What has to be chosen before the rows can be checked. */
  missing: string | null
  /** What importing would do, the main thing first. Null while the server checks the rows. */
  sentences: readonly string[] | null
  /** The rows, or those with problems. */
  children?: ReactNode
}

/** What importing a file would do. */
export function ImportReview({ missing, sentences, children }: ImportReviewProps) {
  return (
    <section aria-labelledby="review">
      <SectionHead id="review" title="What happens" />
      <div aria-live="polite" className="pt-3.5">
        {missing && <Notice tone="wait">{missing}</Notice>}
        {!missing && !sentences && (
          <p className="flex items-center gap-2.5 text-ink-2">
            <Spinner size="sm" /> Checking the rows…
          </p>
        )}
        {sentences && (
          <ul className="grid gap-1.5">
            {sentences.map((sentence, index) => (
              <li key={sentence} className={index === 0 ? 'font-strong' : 'text-ink-2'}>
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  )
}

type CorrectionFieldProps = {
  label: string
  /** As it stands in the file. */
  value: string
  message: string
  maxLength: number
  onCorrect: (value: string) => void
}

/** A text of the file that can't be read, to type over. */
export function CorrectionField({ label, value, message, maxLength, onCorrect }: CorrectionFieldProps) {
  return (
    <Field label={label} errors={message}>
      <Input
        size="sm"
        defaultValue={value}
        maxLength={maxLength}
        onBlur={({ target }) => {
          if (target.value !== value) onCorrect(target.value)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
    </Field>
  )
}
