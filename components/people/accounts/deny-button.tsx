'use client'

import { type ComponentProps, useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { limits } from '@/lib/people/accounts/limits'
import { noteTooLongText } from '@/lib/people/accounts/words/approval'
import type { ActionResult } from '@/lib/platform/errors'

type DenyButtonProps = Pick<
  ComponentProps<typeof ConfirmButton<unknown>>,
  'aria-label' | 'variant' | 'done' | 'failed' | 'title' | 'description' | 'cancelLabel'
> & {
  act: (note: string) => Promise<ActionResult<unknown>>
  noteLabel: string
  /** What the person reads in an email without a note. */
  defaultNote: string
}

/** Denies a person's request after confirmation, with an optional note to them. */
export function DenyButton({ act, noteLabel, defaultNote, ...button }: DenyButtonProps) {
  const [note, setNote] = useState('')
  const isTooLong = note.length > limits.note
  return (
    <ConfirmButton
      {...button}
      label="Deny"
      size="sm"
      act={() => act(note)}
      isReady={!isTooLong}
      confirmLabel="Deny request"
      busyText="Denying"
      onClose={() => setNote('')}
    >
      <CountedTextArea
        label={noteLabel}
        name="note"
        optional
        limit={limits.note}
        value={note}
        onValueChange={setNote}
        hint={`If empty, they'll see: ${defaultNote}`}
        errors={isTooLong ? noteTooLongText : undefined}
      />
    </ConfirmButton>
  )
}
