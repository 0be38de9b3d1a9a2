'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { toast } from '@/components/ui/toast'
import { replaceInvoiceAction } from '@/lib/billing/invoices/actions'
import { centsToInput } from '@/lib/platform/money/money'
import { InvoiceDialog } from './invoice-dialog'

type ReplaceDialogProps = {
  invoice: {
    id: string
    number: string
    /** As the lines were priced, with or without tax, before a deposit is deducted. */
    agreedCents: number
    pricesIncludeTax: boolean
    currency: string
    address: string
    /** Whether the new invoice's payment unlocks photos. */
    opensPhotos: boolean
  }
  onClose: () => void
}

/** Replaces a voided or refunded invoice. Opens the new one once it is issued. */
export function ReplaceDialog({ invoice, onClose }: ReplaceDialogProps) {
  const router = useRouter()
  return (
    <InvoiceDialog
      title={`Replace ${invoice.number}?`}
      description={`Issues a new invoice for ${invoice.address} and notifies the client.${invoice.opensPhotos ? " The photos unlock when it's paid." : ''}`}
      invoiceId={invoice.id}
      action={replaceInvoiceAction}
      onDone={(issued) => {
        toast.success('Invoice issued', issued.invoiceNumber)
        router.push(`/invoices/${issued.invoiceId}`)
      }}
      failureTitle="Invoice not issued"
      cancelLabel="Not now"
      submitLabel="Issue invoice"
      busyText="Issuing"
      onClose={onClose}
    >
      {(failure) => <NewAmount invoice={invoice} errors={failure?.fields?.amount} />}
    </InvoiceDialog>
  )
}

type NewAmountProps = Pick<ReplaceDialogProps, 'invoice'> & { errors?: readonly string[] }

function NewAmount({ invoice, errors }: NewAmountProps) {
  const [amount, setAmount] = useState(centsToInput(invoice.agreedCents, invoice.currency))
  return (
    <AmountField
      label={invoice.pricesIncludeTax ? 'Amount' : 'Amount before tax'}
      name="amount"
      currency={invoice.currency}
      required
      value={amount}
      onChange={setAmount}
      errors={errors}
    />
  )
}
