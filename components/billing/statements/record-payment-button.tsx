'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { recordStatementPaymentAction } from '@/lib/billing/statements/actions'
import { noteLimit } from '@/lib/billing/statements/limits'
import { recordPaymentText } from '@/lib/billing/statements/words'

const methods = [
  { value: 'CHECK', title: 'Check', hint: 'Received and cleared' },
  { value: 'BANK_TRANSFER', title: 'Bank transfer', hint: 'Received in your account' },
  { value: 'CARD', title: 'Card', hint: 'Charged elsewhere' },
  { value: 'CASH', title: 'Cash', hint: 'Received in person' },
] as const

type RecordPaymentButtonProps = {
  statement: { id: string; number: string; amount: string }
  today: string
}

/** Opens the dialog in which the studio records how and when a statement was paid outside the portal. */
export function RecordPaymentButton(props: RecordPaymentButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" variant="main" onClick={() => setOpen(true)}>
        {recordPaymentText}
      </Button>
      {isOpen && <RecordPaymentDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RecordPaymentDialog({
  statement,
  today,
  onClose,
}: RecordPaymentButtonProps & { onClose: () => void }) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('CHECK')
  const form = useRecordForm({
    loadSchema: async () => (await import('@/lib/billing/statements/schema')).RecordStatementPayment,
    save: recordStatementPaymentAction,
    saved: 'Payment recorded',
    failed: 'Failed to record the payment. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={`Record the payment of ${statement.amount}?`}
      submitLabel={recordPaymentText}
      busyText="Recording"
      onClose={onClose}
      onSubmit={(fields) =>
        form.submit({
          statementId: statement.id,
          method,
          paidOn: String(fields.get('paidOn')),
          note: String(fields.get('note')),
        })
      }
    >
      <p className="text-ink-2">
        All invoices of {statement.number} are paid then, and their photos unlock. The billing contact gets a
        receipt.
      </p>
      <ChoiceGroup legend="How was it paid?" errors={form.errors.method}>
        {methods.map((one) => (
          <ChoiceCard
            key={one.value}
            name="method"
            {...one}
            checked={method === one.value}
            onChange={() => setMethod(one.value)}
          />
        ))}
      </ChoiceGroup>
      <Field label="Date" name="paidOn" errors={form.errors.paidOn}>
        <Input type="date" required max={today} defaultValue={today} />
      </Field>
      <Field label="Note" name="note" note="Optional" errors={form.errors.note}>
        <Input maxLength={noteLimit} />
      </Field>
    </RecordDialog>
  )
}
