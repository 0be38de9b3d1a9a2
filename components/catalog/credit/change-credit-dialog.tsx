'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Field, Select, TextArea } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { changeCreditAction } from '@/lib/catalog/credit/actions'
import { reasonLimit } from '@/lib/catalog/credit/limits'
import type { ChangeCreditInput } from '@/lib/catalog/credit/schema'

type ChangeCreditDialogProps = {
  clientId: string
  currency: string
  /** Whether there is credit to remove. */
  hasCredit: boolean
  onClose: () => void
}

/** Grants a client credit, or removes some. */
export function ChangeCreditDialog({ clientId, currency, hasCredit, onClose }: ChangeCreditDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState({ direction: 'grant' as 'grant' | 'remove', amount: '', reason: '' })
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const isGrant = typed.direction === 'grant'
  const form = useRecordForm<ChangeCreditInput>({
    loadSchema: async () => (await import('@/lib/catalog/credit/schema')).ChangeCredit,
    save: changeCreditAction,
    saved: isGrant ? 'Credit granted' : 'Credit removed',
    failed: 'Failed to change the credit. Please try again.',
    onSaved: onClose,
  })
  const { errors } = form
  return (
    <RecordDialog
      form={form}
      title={hasCredit ? 'Change account credit' : 'Grant account credit'}
      submitLabel={isGrant ? 'Grant credit' : 'Remove credit'}
      busyText="Saving"
      onClose={onClose}
      onSubmit={() => form.submit({ ...typed, clientId, idempotencyKey, amount: [currency, typed.amount] })}
    >
      {hasCredit && (
        <Field label="Change" name="direction" errors={errors.direction}>
          <Select
            value={typed.direction}
            onChange={({ target }) => change({ direction: target.value === 'remove' ? 'remove' : 'grant' })}
          >
            <option value="grant">Grant credit</option>
            <option value="remove">Remove credit</option>
          </Select>
        </Field>
      )}
      <AmountField
        label="Amount"
        name="amount"
        currency={currency}
        autoFocus
        value={typed.amount}
        onChange={(amount) => change({ amount })}
        errors={errors.amount}
        hint={isGrant ? "It's deducted from the client's next invoice, and doesn't expire." : undefined}
      />
      <Field label="Reason" name="reason" errors={errors.reason} hint="Not shown to the client.">
        <TextArea
          maxLength={reasonLimit}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </RecordDialog>
  )
}
