'use client'

import { useRouter } from 'next/navigation'
import { toast } from '@/components/ui/toast'
import { splitInvoiceAction } from '@/lib/billing/invoices/actions'
import { InvoiceDialog } from './invoice-dialog'
import { SplitFields } from './split-fields'

type SplitDialogProps = {
  invoice: {
    id: string
    number: string
    /** After a deposit and credit were deducted. */
    dueCents: number
    currency: string
    /** Whether the reader pays what the others don't. */
    isPayer: boolean
  }
  onClose: () => void
}

/** Shares the bill with others. Opens the new invoice once it is issued. */
export function SplitDialog({ invoice, onClose }: SplitDialogProps) {
  const router = useRouter()
  return (
    <InvoiceDialog
      side
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
      onClose={onClose}
    >
      {(failure) => <SplitFields bill={invoice} errors={failure?.fields ?? {}} />}
    </InvoiceDialog>
  )
}
