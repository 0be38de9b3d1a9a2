'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/failure-notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { replaceInvoiceAction } from '@/lib/invoices/actions'
import { centsToInput } from '@/lib/platform/money'
import { useInvoiceForm } from './use-invoice-form'

export type InvoiceToReplace = { id: string; number: string; amountCents: number; currency: string }

/** Asks for the new invoice's amount, and opens it once it is issued. */
export function ReplaceForm({ invoice, onClose }: { invoice: InvoiceToReplace; onClose: () => void }) {
  const router = useRouter()
  const [amount, setAmount] = useState(centsToInput(invoice.amountCents, invoice.currency))
  const { form, submit, failure } = useInvoiceForm(replaceInvoiceAction, (issued) => {
    toast.success('Invoice issued', issued.invoiceNumber)
    onClose()
    router.push(`/invoices/${issued.invoiceId}`)
  })

  return (
    <form ref={form} action={submit} className="grid gap-5.5">
      <input type="hidden" name="invoiceId" value={invoice.id} />
      <FailureNotice failure={failure} title="Invoice not issued" />
      <AmountField
        label="Amount"
        name="amount"
        currency={invoice.currency}
        required
        value={amount}
        onChange={setAmount}
        errors={failure?.fields?.amount}
      />
      <DialogFooter>
        <DialogCancel>Not now</DialogCancel>
        <SubmitButton busyText="Issuing">Issue invoice</SubmitButton>
      </DialogFooter>
    </form>
  )
}
