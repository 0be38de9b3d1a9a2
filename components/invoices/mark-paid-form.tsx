'use client'

import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/failure-notice'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { markPaidAction } from '@/lib/invoices/actions'
import { useInvoiceAct } from './use-invoice-act'

export type InvoiceToMark = {
  id: string
  number: string
  amount: string
  address: string
  /** Whether the client's photos open by it. */
  opensPhotos: boolean
}

const methods = [
  { value: 'CARD', title: 'Card', hint: 'Taken outside the portal' },
  { value: 'CASH', title: 'Cash', hint: 'Handed over' },
  { value: 'CHECK', title: 'Check', hint: 'Received and cleared' },
  { value: 'BANK_TRANSFER', title: 'Bank transfer', hint: 'Arrived in the account' },
  { value: 'TEST', title: 'Test', hint: 'No money moved' },
]

type MarkPaidFormProps = { invoice: InvoiceToMark; today: string; onClose: () => void }

/** How it was paid, when, and a note for the studio's own record. */
export function MarkPaidForm({ invoice, today, onClose }: MarkPaidFormProps) {
  const { form, submit, failure } = useInvoiceAct(markPaidAction, () => {
    toast.success('Payment marked as completed!', `${invoice.number}, ${invoice.amount}`)
    onClose()
  })
  const typed = failure?.values
  return (
    <form ref={form} action={submit} className="grid gap-5.5">
      <input type="hidden" name="invoiceId" value={invoice.id} />
      <FailureNotice failure={failure} title="Error updating payment" />
      <ChoiceGroup legend="How was it paid?" errors={failure?.fields?.method}>
        {methods.map((method) => (
          <ChoiceCard
            key={method.value}
            name="method"
            value={method.value}
            title={method.title}
            hint={method.hint}
            defaultChecked={typed?.method === method.value}
          />
        ))}
      </ChoiceGroup>
      <Field label="Date" name="paidOn" errors={failure?.fields?.paidOn}>
        <Input type="date" required max={today} defaultValue={typed?.paidOn ?? today} />
      </Field>
      <Field label="Note" name="note" note="Optional" errors={failure?.fields?.note}>
        <Input maxLength={500} defaultValue={typed?.note ?? ''} />
      </Field>
      <DialogFooter>
        <DialogCancel>Cancel</DialogCancel>
        <SubmitButton busyText="Marking as paid">Mark Paid</SubmitButton>
      </DialogFooter>
    </form>
  )
}
