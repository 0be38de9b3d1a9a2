'use client'

import { useRef, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, TextArea } from '@/components/ui/field'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { readRefundTermsAction, refundInvoiceAction } from '@/lib/invoices/actions'
import { reasonLimit } from '@/lib/invoices/limits'
import type { RefundTerms } from '@/lib/invoices/schema'
import { invoiceTitles } from '@/lib/invoices/words/notifications'
import { describeRefund, refundPending } from '@/lib/invoices/words/refund'
import { centsToInput } from '@/lib/platform/money'
import { parseAmount } from '@/lib/platform/parse-amount'
import { InvoiceForm } from './invoice-form'

type RefundButtonProps = { invoice: { id: string; number: string } }

type DialogContents = { terms: RefundTerms; idempotencyKey: string }

/** Opens the dialog in which a photographer issues a refund. Reads the refund terms first. */
export function RefundButton({ invoice }: RefundButtonProps) {
  const [dialog, setDialog] = useState<DialogContents | null>(null)
  const [busy, setBusy] = useState(false)
  // Outlives the dialog, so that a refund whose response was lost is found again and not repeated.
  const pendingKey = useRef<string | null>(null)

  async function openDialog() {
    setBusy(true)
    const result = await readRefundTermsAction({ invoiceId: invoice.id }).catch(() => null)
    setBusy(false)
    if (result?.ok) {
      pendingKey.current ??= crypto.randomUUID()
      setDialog({ terms: result.data, idempotencyKey: pendingKey.current })
    } else toast.error("Can't refund", explainFailure(result, 'Try again.'))
  }

  const close = () => setDialog(null)
  return (
    <>
      <Button size="sm" busy={busy} busyText="Refund" onClick={openDialog} className="max-fold:min-h-11">
        Refund
      </Button>
      <Dialog open={dialog !== null} onClose={close} title={`Refund ${invoice.number}?`}>
        {dialog && (
          <RefundForm
            invoice={invoice}
            {...dialog}
            onCompleted={() => {
              pendingKey.current = null
            }}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  )
}

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
function RefundForm({ invoice, terms, idempotencyKey, onCompleted, onClose }: RefundFormProps) {
  const [amount, setAmount] = useState(centsToInput(terms.leftCents, terms.currency))
  async function refundOnce(...input: Parameters<typeof refundInvoiceAction>) {
    const result = await refundInvoiceAction(...input)
    // After an unexpected error the refund may exist, so the next attempt has to use the same key.
    if (result?.ok || result?.code !== 'unexpected') onCompleted()
    return result
  }

  return (
    <InvoiceForm
      invoiceId={invoice.id}
      action={refundOnce}
      onDone={(done) => {
        if (done.state === 'PENDING') toast.success(refundPending.title, refundPending.message)
        else toast.success(invoiceTitles.refunded(done.amount), invoice.number)
        onClose()
      }}
      failureTitle="Not refunded"
      cancelLabel="Keep payment"
      submitLabel={terms.isByHand ? 'Record refund' : 'Refund'}
      busyText="Refunding"
      tone="stop"
    >
      {(failure) => (
        <>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <AmountField
            label="Amount"
            name="amount"
            currency={terms.currency}
            required
            value={amount}
            onChange={setAmount}
            errors={failure?.fields?.amount}
          />
          <Field
            label="Reason"
            name="reason"
            errors={failure?.fields?.reason}
            hint="Not shown to the client."
          >
            <TextArea required maxLength={reasonLimit} defaultValue={failure?.values?.reason ?? ''} />
          </Field>
          <p aria-live="polite">{describeRefund(terms, parseAmount(amount, terms.currency).cents)}</p>
        </>
      )}
    </InvoiceForm>
  )
}
