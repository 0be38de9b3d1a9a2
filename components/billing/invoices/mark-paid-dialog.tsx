'use client'

import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, Input } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { markPaidAction } from '@/lib/billing/invoices/actions'
import { noteLimit } from '@/lib/billing/invoices/limits'
import { InvoiceDialog } from './invoice-dialog'
import type { ShownInvoice } from './shown-invoice'

type MarkPaidDialogProps = {
  invoice: ShownInvoice & { allowsTest: boolean }
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
  onClose: () => void
}

const methods = [
  { value: 'CARD', title: 'Card', hint: 'Charged outside the portal' },
  { value: 'CASH', title: 'Cash', hint: 'Received in person' },
  { value: 'CHECK', title: 'Check', hint: 'Received and cleared' },
  { value: 'BANK_TRANSFER', title: 'Bank transfer', hint: 'Received in your account' },
]
const testMethod = { value: 'TEST', title: 'Test', hint: 'No money moved' }

/** Records how and when an invoice was paid outside the portal. */
export function MarkPaidDialog({ invoice, today, onClose }: MarkPaidDialogProps) {
  return (
    <InvoiceDialog
      title={`Mark ${invoice.number} as paid?`}
      description={`${invoice.amount} for ${invoice.address}.${invoice.opensPhotos ? " The client's photos unlock right away." : ''}`}
      invoiceId={invoice.id}
      action={markPaidAction}
      onDone={() => toast.success('Payment marked as completed!', `${invoice.number}, ${invoice.amount}`)}
      failureTitle="Error updating payment"
      cancelLabel="Cancel"
      submitLabel="Mark Paid"
      busyText="Marking as paid"
      onClose={onClose}
    >
      {(failure) => (
        <>
          <ChoiceGroup legend="How was it paid?" errors={failure?.fields?.method}>
            {[...methods, ...(invoice.allowsTest ? [testMethod] : [])].map((method) => (
              <ChoiceCard
                key={method.value}
                name="method"
                {...method}
                defaultChecked={failure?.values?.method === method.value}
              />
            ))}
          </ChoiceGroup>
          <Field label="Date" name="paidOn" errors={failure?.fields?.paidOn}>
            <Input type="date" required max={today} defaultValue={failure?.values?.paidOn ?? today} />
          </Field>
          <Field label="Note" name="note" note="Optional" errors={failure?.fields?.note}>
            <Input maxLength={noteLimit} defaultValue={failure?.values?.note ?? ''} />
          </Field>
        </>
      )}
    </InvoiceDialog>
  )
}
