'use client'

import { Field, TextArea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { voidInvoiceAction } from '@/lib/billing/invoices/actions'
import { reasonLimit } from '@/lib/billing/invoices/limits'
import type { SharedBill } from '@/lib/billing/invoices/schema'
import { InvoiceDialog } from './invoice-dialog'
import type { ShownInvoice } from './shown-invoice'
import { VoidFollows } from './void-follows'

type VoidDialogProps = {
  invoice: ShownInvoice
  /** The shared bill that it's a part of; null for one that isn't shared. */
  bill?: SharedBill | null
  onClose: () => void
}

/** Voids an invoice for a reason, and asks what follows if others have paid their parts. */
export function VoidDialog({ invoice, bill = null, onClose }: VoidDialogProps) {
  const isPartlyPaid = bill?.payers.some(({ paid, isShown }) => paid !== null && !isShown) ?? false
  return (
    <InvoiceDialog
      title={`Void ${invoice.number}?`}
      description={`${invoice.amount} for ${invoice.address}. ${bill ? 'Nobody' : 'The client'} will ${bill ? '' : 'no longer '}be able to pay it, and its number won't be reused.${invoice.opensPhotos ? ' The photos stay locked until another invoice is paid.' : ''}`}
      invoiceId={invoice.id}
      action={voidInvoiceAction}
      onDone={() => toast.success('Invoice voided', invoice.number)}
      failureTitle="Invoice not voided"
      cancelLabel="Keep invoice"
      submitLabel="Void invoice"
      busyText="Voiding"
      onClose={onClose}
      tone="stop"
    >
      {(failure) => (
        <>
          {bill && isPartlyPaid && <VoidFollows bill={bill} errors={failure?.fields?.follow} />}
          <Field
            label="Reason"
            name="reason"
            errors={failure?.fields?.reason}
            hint="The client can read it on the invoice."
          >
            <TextArea required maxLength={reasonLimit} defaultValue={failure?.values?.reason ?? ''} />
          </Field>
        </>
      )}
    </InvoiceDialog>
  )
}
