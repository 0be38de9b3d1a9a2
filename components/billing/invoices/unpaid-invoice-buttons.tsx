'use client'

import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { deferComponent } from '@/components/ui/defer'
import { Field, Input, TextArea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { markPaidAction, voidInvoiceAction } from '@/lib/billing/invoices/actions'
import { noteLimit, reasonLimit } from '@/lib/billing/invoices/limits'
import type { SharedBill } from '@/lib/billing/invoices/schema'
import { InvoiceDialogButton } from './invoice-dialog-button'

type UnpaidInvoice = {
  id: string
  number: string
  amount: string
  address: string
  /** Whether its payment unlocks photos. */
  opensPhotos: boolean
  allowsTest: boolean
}

const methods = [
  { value: 'CARD', title: 'Card', hint: 'Charged outside the portal' },
  { value: 'CASH', title: 'Cash', hint: 'Received in person' },
  { value: 'CHECK', title: 'Check', hint: 'Received and cleared' },
  { value: 'BANK_TRANSFER', title: 'Bank transfer', hint: 'Received in your account' },
]
const testMethod = { value: 'TEST', title: 'Test', hint: 'No money moved' }

/** Opens the dialog in which a photographer records how and when an invoice was paid outside the portal. */
export function MarkPaidButton({ invoice, today }: { invoice: UnpaidInvoice; today: string }) {
  return (
    <InvoiceDialogButton
      label="Mark Paid"
      title={`Mark ${invoice.number} as paid?`}
      description={`${invoice.amount} for ${invoice.address}.${invoice.opensPhotos ? " The client's photos unlock right away." : ''}`}
      invoiceId={invoice.id}
      action={markPaidAction}
      onDone={() => toast.success('Payment marked as completed!', `${invoice.number}, ${invoice.amount}`)}
      failureTitle="Error updating payment"
      cancelLabel="Cancel"
      submitLabel="Mark Paid"
      busyText="Marking as paid"
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
    </InvoiceDialogButton>
  )
}

const VoidFollows = deferComponent(async () => (await import('./void-follows')).VoidFollows)

type VoidButtonProps = {
  invoice: UnpaidInvoice
  /** The shared bill that it's a part of; null for one that isn't shared. */
  bill?: SharedBill | null
}

/** Opens the dialog in which a photographer voids an invoice and gives the reason, and what follows if others have paid their parts. */
export function VoidButton({ invoice, bill = null }: VoidButtonProps) {
  const isPartlyPaid = bill?.payers.some(({ paid, isShown }) => paid !== null && !isShown) ?? false
  return (
    <InvoiceDialogButton
      label="Void"
      title={`Void ${invoice.number}?`}
      description={`${invoice.amount} for ${invoice.address}. ${bill ? 'Nobody' : 'The client'} will ${bill ? '' : 'no longer '}be able to pay it, and its number won't be reused.${invoice.opensPhotos ? ' The photos stay locked until another invoice is paid.' : ''}`}
      invoiceId={invoice.id}
      action={voidInvoiceAction}
      onDone={() => toast.success('Invoice voided', invoice.number)}
      failureTitle="Invoice not voided"
      cancelLabel="Keep invoice"
      submitLabel="Void invoice"
      busyText="Voiding"
      tone="stop"
    >
      {(failure) => (
        <>
          {bill && isPartlyPaid && <VoidFollows bill={bill} errors={failure?.fields?.follow} />}
          <Field
            label="Reason"
            name="reason"
            errors={failure?.fields?.reason}
            hint="The client can read it on the invoice."
          >
            <TextArea required maxLength={reasonLimit} defaultValue={failure?.values?.reason ?? ''} />
          </Field>
        </>
      )}
    </InvoiceDialogButton>
  )
}
