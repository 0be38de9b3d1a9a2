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
import type { RefundTerms } from '@/lib/invoices/schema'
import { parseAmount } from '@/lib/platform/amount'
import { centsToInput } from '@/lib/platform/money'
import { refundConsequence } from './refund-consequence'
import { useInvoiceAct } from './use-invoice-act'

type RefundFormProps = {
  invoice: { id: string; number: string }
  terms: RefundTerms
  /** The same for every press until one is answered, also of another dialog, so that nothing is refunded twice. */
  idempotencyKey: string
  /** The portal has said what became of a press: the next dialog asks for something new. */
  onCompleted: () => void
  onClose: () => void
}

/** How much goes back, why, and in one sentence what that does. */
export function RefundForm({ invoice, terms, idempotencyKey, onCompleted, onClose }: RefundFormProps) {
  const [amount, setAmount] = useState(centsToInput(terms.leftCents, terms.currency))
  const { form, submit, failure } = useInvoiceAct(refundAndNote, (done) => {
    if (done.state === 'PENDING') toast.success('Refund started', "Stripe hasn't confirmed it yet")
    else toast.success(`${done.amount} refunded`, invoice.number)
    onClose()
  })

  async function refundAndNote(...input: Parameters<typeof refundInvoiceAction>) {
    const result = await refundInvoiceAction(...input)
    // After an unexpected error nobody knows whether the refund stands.
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
      <Field label="Reason" name="reason" errors={failure?.fields?.reason} hint="The client does not see it.">
        <TextArea required maxLength={500} defaultValue={failure?.values?.reason ?? ''} />
      </Field>
      <p aria-live="polite">{refundConsequence(terms, parseAmount(amount, terms.currency).cents)}</p>
      <DialogFooter>
        <DialogCancel>Keep payment</DialogCancel>
        <SubmitButton variant="stop" busyText="Refunding">
          {terms.isByHand ? 'Record refund' : 'Refund'}
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}
