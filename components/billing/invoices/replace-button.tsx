'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { toast } from '@/components/ui/toast'
import { replaceInvoiceAction } from '@/lib/billing/invoices/actions'
import { centsToInput } from '@/lib/platform/money'
import { InvoiceDialogButton } from './invoice-dialog-button'

type ReplaceButtonProps = {
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
}

/** Opens the dialog in which a photographer replaces a voided or refunded invoice. Opens the new one once it is issued. */
export function ReplaceButton({ invoice }: ReplaceButtonProps) {
  const router = useRouter()
  return (
    <InvoiceDialogButton
      label="Replace invoice"
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
    >
      {(failure) => <NewAmount invoice={invoice} errors={failure?.fields?.amount} />}
    </InvoiceDialogButton>
  )
}

function NewAmount({ invoice, errors }: ReplaceButtonProps & { errors?: readonly string[] }) {
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
