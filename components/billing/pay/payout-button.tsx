'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { markStatementPaidAction } from '@/lib/billing/pay/actions'
import { payoutMethods } from '@/lib/billing/pay/rules/choices'
import { methodNames, paidToast } from '@/lib/billing/pay/words'

type PayoutButtonProps = { statementId: string; fullName: string; amount: string; today: string }

/** Opens the dialog in which the owner records when and how a statement was paid. */
export function PayoutButton(props: PayoutButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="main" onClick={() => setOpen(true)}>
        Mark paid
      </Button>
      {isOpen && <PayoutDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PayoutDialog({
  statementId,
  fullName,
  amount,
  today,
  onClose,
}: PayoutButtonProps & { onClose: () => void }) {
  const [method, setMethod] = useState<(typeof payoutMethods)[number]>('BANK_TRANSFER')
  const [paidOn, setPaidOn] = useState(today)
  const form = useRecordForm({
    loadSchema: async () => (await import('@/lib/billing/pay/schema')).MarkStatementPaid,
    save: markStatementPaidAction,
    saved: paidToast,
    failed: 'Failed to mark the statement as paid. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={`Mark ${amount} for ${fullName} as paid?`}
      submitLabel="Mark paid"
      busyText="Marking as paid"
      onClose={onClose}
      onSubmit={() => form.submit({ statementId, method, paidOn })}
    >
      <p className="text-ink-2">A paid statement can't be reopened.</p>
      <ChoiceGroup legend="How was it paid?" errors={form.errors.method}>
        {payoutMethods.map((one) => (
          <ChoiceCard
            key={one}
            name="method"
            value={one}
            title={methodNames[one]}
            hint={one === 'CARD_OR_APP' ? "Doesn't count toward form 1099-NEC" : undefined}
            checked={method === one}
            onChange={() => setMethod(one)}
          />
        ))}
      </ChoiceGroup>
      <Field label="Date" name="paidOn" errors={form.errors.paidOn}>
        <Input
          type="date"
          required
          max={today}
          value={paidOn}
          onChange={(event) => setPaidOn(event.target.value)}
        />
      </Field>
    </RecordDialog>
  )
}
