'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/failure-notice'
import { Field } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { toast } from '@/components/ui/toast'
import { refundInvoiceAction } from '@/lib/invoices/actions'
import { reasonLimit } from '@/lib/invoices/limits'
import type { RefundTerms } from '@/lib/invoices/schema'
import { invoiceTitles } from '@/lib/invoices/words/notifications'
import { describeRefund, refundPending } from '@/lib/invoices/words/refund'
import { centsToInput } from '@/lib/platform/money'
import { parseAmount } from '@/lib/platform/parse-amount'
import { useInvoiceForm } from './use-invoice-form'

type RefundFormProps = {
  invoice: { id: string; number: string }
  terms: RefundTerms
  /** The same until there is a response, even in a reopened dialog, so that nothing is refunded twice. */
  idempotencyKey: string
  /** There was a response, so the next dialog gets a new key. */
  onCompleted: () => void
  onClose: () => void
}

/** Asks for the amount and reason of a refund, and describes its effect. */
export function RefundForm({ invoice, terms, idempotencyKey, onCompleted, onClose }: RefundFormProps) {
  const [amount, setAmount] = useState(centsToInput(terms.leftCents, terms.currency))
  const { form, submit, failure } = useInvoiceForm(refundOnce, (done) => {
    if (done.state === 'PENDING') toast.success(refundPending.title, refundPending.message)
    else toast.success(invoiceTitles.refunded(done.amount), invoice.number)
    onClose()
  })

  async function refundOnce(...input: Parameters<typeof refundInvoiceAction>) {
    const result = await refundInvoiceAction(...input)
    // After an unexpected error the refund may exist, so the next attempt has to use the same key.
    if (result?.ok || result?.code !== 'unexpected') onCompleted()
    return result
  }

  return (
    <form ref={form} action={submit} className="grid gap-5.5">
      <input type="hidden" name="invoiceId" value={invoice.id} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FailureNotice failure={failure} title="Not refunded" />
      <AmountField
        label="Amount"
        name="amount"
        currency={terms.currency}
        required
        value={amount}
        onChange={setAmount}
        errors={failure?.fields?.amount}
      />
      <Field label="Reason" name="reason" errors={failure?.fields?.reason} hint="Not shown to the client.">
        <TextArea required maxLength={reasonLimit} defaultValue={failure?.values?.reason ?? ''} />
      </Field>
      <p aria-live="polite">{describeRefund(terms, parseAmount(amount, terms.currency).cents)}</p>
      <DialogFooter>
        <DialogCancel>Keep payment</DialogCancel>
        <SubmitButton variant="stop" busyText="Refunding">
          {terms.isByHand ? 'Record refund' : 'Refund'}
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}
