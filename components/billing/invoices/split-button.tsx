'use client'

import { useRouter } from 'next/navigation'
import { deferComponent } from '@/components/ui/defer'
import { toast } from '@/components/ui/toast'
import { splitInvoiceAction } from '@/lib/billing/invoices/actions'
import { splitBillText } from '@/lib/billing/invoices/words/shares'
import { InvoiceDialogButton } from './invoice-dialog-button'

const SplitFields = deferComponent(async () => (await import('./split-fields')).SplitFields)

type SplitButtonProps = {
  invoice: {
    id: string
    number: string
    /** After a deposit and credit were deducted. */
    dueCents: number
    currency: string
    /** Whether the reader pays what the others don't. */
    isPayer: boolean
  }
}

/** Opens the dialog in which the bill is shared with others. Opens the new invoice once it is issued. */
export function SplitButton({ invoice }: SplitButtonProps) {
  const router = useRouter()
  SplitFields.usePreload()
  return (
    <InvoiceDialogButton
      label={splitBillText}
      title={`Split ${invoice.number}?`}
      description="Everyone gets an invoice of their own, and a link by email to pay it without an account. The photos unlock when all of them are paid."
      invoiceId={invoice.id}
      action={splitInvoiceAction}
      onDone={(issued) => {
        toast.success('Bill split', 'Everyone gets their invoice by email.')
        router.push(`/invoices/${issued.invoiceId}`)
      }}
      failureTitle="Bill not split"
      cancelLabel="Not now"
      submitLabel="Split bill"
      busyText="Splitting"
    >
      {(failure) => <SplitFields bill={invoice} errors={failure?.fields ?? {}} />}
    </InvoiceDialogButton>
  )
}
