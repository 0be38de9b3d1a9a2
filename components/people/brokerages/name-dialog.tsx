'use client'

import { useState } from 'react'
import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { nameLimit } from '@/lib/people/brokerages/limits'
import type { CreateBrokerageInput } from '@/lib/people/brokerages/schema'
import type { ActionResult } from '@/lib/platform/errors'

type NameDialogProps = {
  title: string
  name: string
  submitLabel: string
  busyText: string
  save: (input: CreateBrokerageInput) => Promise<ActionResult<unknown>>
  saved: string
  failed: string
  onClose: () => void
}

/** Enters a brokerage's name. */
export function NameDialog({ title, submitLabel, busyText, onClose, ...props }: NameDialogProps) {
  const [name, setName] = useState(props.name)
  const form = useRecordForm<CreateBrokerageInput>({
    loadSchema: async () => (await import('@/lib/people/brokerages/schema')).CreateBrokerage,
    save: props.save,
    saved: props.saved,
    failed: props.failed,
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      busyText={busyText}
      onClose={onClose}
      onSubmit={() => form.submit({ name })}
    >
      <Field label="Name" name="name" errors={form.errors.name}>
        <Input
          autoFocus
          autoComplete="off"
          maxLength={nameLimit}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </RecordDialog>
  )
}
