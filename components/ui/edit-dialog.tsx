'use client'

import type { ReactNode } from 'react'
import { RecordDialog } from '@/components/ui/record-dialog'
import { type RecordFormOptions, useRecordForm } from '@/components/ui/use-record-form'
import type { FieldErrors } from '@/lib/platform/errors'

type EditDialogProps<Input> = Pick<RecordFormOptions<Input>, 'loadSchema' | 'save'> & {
  /** What it adds or edits, such as `tax rate`. */
  noun: string
  isNew: boolean
  /** As typed so far. */
  input: Input
  onClose: () => void
  children: (errors: FieldErrors) => ReactNode
}

/** A sheet that adds a record to a list of settings, or edits one. */
export function EditDialog<Input>(props: EditDialogProps<Input>) {
  const { noun, isNew, input, onClose, children, ...saving } = props
  const form = useRecordForm<Input>({
    ...saving,
    saved: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${isNew ? 'added' : 'updated'}`,
    failed: `Failed to save the ${noun}. Please try again.`,
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={`${isNew ? 'Add' : 'Edit'} ${noun}`}
      submitLabel={isNew ? `Add ${noun}` : 'Save'}
      busyText="Saving"
      side
      onClose={onClose}
      onSubmit={() => form.submit(input)}
    >
      {children(form.errors)}
    </RecordDialog>
  )
}
