'use client'

import { type ReactNode, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { explainFailure } from '@/components/ui/show-result'
import { commentLimit } from '@/lib/photos/revisions/limits'
import { emptyCommentText } from '@/lib/photos/revisions/words/revisions'
import type { ActionResult } from '@/lib/platform/errors'

type CommentFormProps = {
  label: string
  hint?: ReactNode
  submitLabel: string
  /** Whether it takes the focus, and can be canceled; not where it's always open. */
  isOpened?: boolean
  /** Before the buttons. */
  aside?: ReactNode
  text?: string
  /** Called with what is typed. */
  onType?: (text: string) => void
  onSubmit: (text: string) => Promise<ActionResult<unknown>>
  onDone: () => void
}

/** Writes or edits a comment; what was typed stays if saving fails. */
export function CommentForm({
  label,
  hint,
  submitLabel,
  isOpened = true,
  aside,
  text = '',
  onType,
  onSubmit,
  onDone,
}: CommentFormProps) {
  const [typed, setTyped] = useState(text)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, startSaving] = useTransition()

  function save() {
    if (typed.trim() === '') return setProblem(emptyCommentText)
    startSaving(async () => {
      const result = await onSubmit(typed).catch(() => null)
      if (result?.ok) onDone()
      else setProblem(explainFailure(result, "We couldn't save your comment. Try again."))
    })
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) save()
      }}
    >
      <CountedTextArea
        autoFocus={isOpened}
        rows={isOpened ? undefined : 2}
        label={label}
        hint={hint}
        limit={commentLimit}
        value={typed}
        onValueChange={(next) => {
          setTyped(next)
          onType?.(next)
        }}
        errors={problem ? [problem] : []}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {aside && <span className="mr-auto">{aside}</span>}
        {isOpened && (
          <Button size="sm" variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button size="sm" variant="main" type="submit" busy={busy} busyText="Saving">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
