'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Button } from '@/components/ui/button'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { addAdjustmentAction } from '@/lib/billing/pay/actions'
import { reasonLimit } from '@/lib/billing/pay/limits'
import { adjustmentAddedToast } from '@/lib/billing/pay/words'

type AdjustmentButtonProps = { photographerId: string; fullName: string; currency: string }

/** Opens the dialog that adds a bonus or a deduction. */
export function AdjustmentButton(props: AdjustmentButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon="plus" onClick={() => setOpen(true)}>
        Add adjustment
      </Button>
      {isOpen && <AdjustmentDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const kinds = [
  { value: 'BONUS', title: 'Bonus', hint: 'Added to the total' },
  { value: 'DEDUCTION', title: 'Deduction', hint: 'Taken off the total' },
] as const

function AdjustmentDialog({
  photographerId,
  fullName,
  currency,
  onClose,
}: AdjustmentButtonProps & { onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('BONUS')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const form = useRecordForm({
    loadSchema: async () => (await import('@/lib/billing/pay/schema')).AddAdjustment,
    save: addAdjustmentAction,
    saved: adjustmentAddedToast,
    failed: 'Failed to add the adjustment. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={`Adjust the pay of ${fullName}`}
      submitLabel="Add adjustment"
      busyText="Adding adjustment"
      onClose={onClose}
      onSubmit={() =>
        form.submit({ photographerId, kind, amount: [currency, amount], reason, idempotencyKey })
      }
    >
      <ChoiceGroup legend="What is it?">
        {kinds.map((one) => (
          <ChoiceCard
            key={one.value}
            name="kind"
            {...one}
            checked={kind === one.value}
            onChange={() => setKind(one.value)}
          />
        ))}
      </ChoiceGroup>
      <AmountField
        label="Amount"
        name="amount"
        currency={currency}
        value={amount}
        onChange={setAmount}
        errors={form.errors.amount}
      />
      <Field label="Reason" name="reason" errors={form.errors.reason} hint="Shown on the statement.">
        <Input maxLength={reasonLimit} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </RecordDialog>
  )
}
