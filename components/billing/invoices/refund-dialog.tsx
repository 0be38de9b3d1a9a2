'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field, TextArea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { explainFailure } from '@/components/ui/show-result'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { readRefundTermsAction, refundInvoiceAction } from '@/lib/billing/invoices/actions'
import { reasonLimit } from '@/lib/billing/invoices/limits'
import type { RefundTerms } from '@/lib/billing/invoices/schema/refunds'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import {
  depositTakenText,
  describeRefund,
  destinationTexts,
  refundPending,
  refundThatText,
} from '@/lib/billing/invoices/words/refund'
import { centsToInput } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import { InvoiceForm } from './invoice-form'

type RefundFormProps = {
  invoice: { id: string; number: string }
  terms: RefundTerms
  /** The same until there is a response, even in a reopened dialog, so that nothing is refunded twice. */
  idempotencyKey: string
  /** There was a response, so the next dialog gets a new key. */
  onCompleted: () => void
  onClose: () => void
}

type RefundDialogProps = {
  invoice: { id: string; number: string }
  /** Outlives the dialog, so that a refund whose response was lost is found again and not repeated. */
  idempotencyKey: string
  onCompleted: () => void
  onClose: () => void
}

/** Issues a refund. Reads the refund terms first, so that the dialog opens with them. */
export function RefundDialog({ invoice, idempotencyKey, onCompleted, onClose }: RefundDialogProps) {
  const [terms, setTerms] = useState<RefundTerms | null>(null)
  const read = useEffectEvent(async () => {
    const result = await readRefundTermsAction({ invoiceId: invoice.id }).catch(() => null)
    if (result?.ok) setTerms(result.data)
    else {
      toast.error("Can't refund", explainFailure(result, 'Try again.'))
      onClose()
    }
  })
  useEffect(() => void read(), [])

  return (
    <Dialog open={terms !== null} onClose={onClose} title={`Refund ${invoice.number}?`}>
      {terms && (
        <RefundForm
          invoice={invoice}
          terms={terms}
          idempotencyKey={idempotencyKey}
          onCompleted={onCompleted}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** Asks for the amount and reason of a refund, and describes its effect. Of a deposit that is used up, says by what. */
function RefundForm(props: RefundFormProps) {
  if (props.terms.leftCents > 0) return <RefundFields {...props} />
  return (
    <>
      <TakenNotice takenBy={props.terms.takenBy} />
      <DialogFooter>
        <DialogCancel>Close</DialogCancel>
      </DialogFooter>
    </>
  )
}

function RefundFields({ invoice, terms, idempotencyKey, onCompleted, onClose }: RefundFormProps) {
  const [amount, setAmount] = useState(centsToInput(terms.leftCents, terms.currency))
  const [asCredit, setAsCredit] = useState(false)
  async function refundOnce(...input: Parameters<typeof refundInvoiceAction>) {
    const result = await refundInvoiceAction(...input)
    // After an unexpected error the refund may exist, so the next attempt has to use the same key.
    if (result?.ok || result?.code !== 'unexpected') onCompleted()
    return result
  }

  const refundedTitle = asCredit ? invoiceTitles.credited : invoiceTitles.refunded

  return (
    <InvoiceForm
      invoiceId={invoice.id}
      action={refundOnce}
      onDone={(done) => {
        if (done.state === 'PENDING') toast.success(refundPending.title, refundPending.message)
        else toast.success(refundedTitle(done.amount), invoice.number)
        onClose()
      }}
      failureTitle="Not refunded"
      cancelLabel="Keep payment"
      submitLabel={asCredit ? 'Give credit' : terms.isByHand ? 'Record refund' : 'Refund'}
      busyText="Refunding"
      tone="stop"
    >
      {(failure) => (
        <>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <TakenNotice takenBy={terms.takenBy} />
          <AmountField
            label="Amount"
            name="amount"
            currency={terms.currency}
            required
            readOnly={terms.isWhole}
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
          {!terms.isWhole && (
            <ChoiceGroup legend={destinationTexts.legend}>
              <ChoiceCard
                name="destination"
                value="payment"
                title={destinationTexts.payment(terms)}
                checked={!asCredit}
                onChange={() => setAsCredit(false)}
              />
              {terms.allowsCredit && (
                <ChoiceCard
                  name="destination"
                  value="credit"
                  title={destinationTexts.credit}
                  hint={destinationTexts.creditHint}
                  checked={asCredit}
                  onChange={() => setAsCredit(true)}
                />
              )}
            </ChoiceGroup>
          )}
          <p aria-live="polite">
            {describeRefund(terms, parseAmount(amount, terms.currency).cents, asCredit)}
          </p>
        </>
      )}
    </InvoiceForm>
  )
}

/** Says which invoices have deducted a deposit, and leads there. */
function TakenNotice({ takenBy }: Pick<RefundTerms, 'takenBy'>) {
  if (takenBy.length === 0) return null
  return (
    <Notice>
      {takenBy.map(({ id, number, amount }) => (
        <p key={id}>
          {depositTakenText(amount)} <TextLink href={`/invoices/${id}`}>{number}</TextLink>. {refundThatText}
        </p>
      ))}
    </Notice>
  )
}
