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
import { noteLimit } from '@/lib/invoices/limits'
import { useInvoiceForm } from './use-invoice-form'

export type InvoiceToMark = {
  id: string
  number: string
  amount: string
  address: string
  /** Whether its payment unlocks photos. */
  opensPhotos: boolean
}

const methods = [
  { value: 'CARD', title: 'Card', hint: 'Charged outside the portal' },
  { value: 'CASH', title: 'Cash', hint: 'Received in person' },
  { value: 'CHECK', title: 'Check', hint: 'Received and cleared' },
  { value: 'BANK_TRANSFER', title: 'Bank transfer', hint: 'Received in your account' },
  { value: 'TEST', title: 'Test', hint: 'No money moved' },
]

type MarkPaidFormProps = { invoice: InvoiceToMark; today: string; onClose: () => void }

/** Asks how and when the invoice was paid, with a note for the studio. */
export function MarkPaidForm({ invoice, today, onClose }: MarkPaidFormProps) {
  const { form, submit, failure } = useInvoiceForm(markPaidAction, () => {
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
        <Input maxLength={noteLimit} defaultValue={typed?.note ?? ''} />
      </Field>
      <DialogFooter>
        <DialogCancel>Cancel</DialogCancel>
        <SubmitButton busyText="Marking as paid">Mark Paid</SubmitButton>
      </DialogFooter>
    </form>
  )
}
