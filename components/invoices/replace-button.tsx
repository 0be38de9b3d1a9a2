'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { toast } from '@/components/ui/toast'
import { replaceInvoiceAction } from '@/lib/invoices/actions'
import { centsToInput } from '@/lib/platform/money'
import { DialogButton } from './dialog-button'
import { InvoiceForm } from './invoice-form'

type InvoiceToReplace = { id: string; number: string; amountCents: number; currency: string }

type ReplaceButtonProps = {
  invoice: InvoiceToReplace & {
    address: string
    /** Whether the new invoice's payment unlocks photos. */
    opensPhotos: boolean
  }
}

/** Opens the dialog in which a photographer replaces a voided or refunded invoice. */
export function ReplaceButton({ invoice }: ReplaceButtonProps) {
  return (
    <DialogButton
      label="Replace invoice"
      title={`Replace ${invoice.number}?`}
      description={`Issues a new invoice for ${invoice.address} and notifies the client.${invoice.opensPhotos ? " The photos unlock when it's paid." : ''}`}
    >
      {(close) => <ReplaceForm invoice={invoice} onClose={close} />}
    </DialogButton>
  )
}

/** Asks for the new invoice's amount, and opens it once it is issued. */
function ReplaceForm({ invoice, onClose }: { invoice: InvoiceToReplace; onClose: () => void }) {
  const router = useRouter()
  const [amount, setAmount] = useState(centsToInput(invoice.amountCents, invoice.currency))
  return (
    <InvoiceForm
      invoiceId={invoice.id}
      action={replaceInvoiceAction}
      onDone={(issued) => {
        toast.success('Invoice issued', issued.invoiceNumber)
        onClose()
        router.push(`/invoices/${issued.invoiceId}`)
      }}
      failureTitle="Invoice not issued"
      cancelLabel="Not now"
      submitLabel="Issue invoice"
      busyText="Issuing"
    >
      {(failure) => (
        <AmountField
          label="Amount"
          name="amount"
          currency={invoice.currency}
          required
          value={amount}
          onChange={setAmount}
          errors={failure?.fields?.amount}
        />
      )}
    </InvoiceForm>
  )
}
