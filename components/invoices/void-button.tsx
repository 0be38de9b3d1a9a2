'use client'

import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { toast } from '@/components/ui/toast'
import { voidInvoiceAction } from '@/lib/invoices/actions'
import { reasonLimit } from '@/lib/invoices/limits'
import { DialogButton } from './dialog-button'
import { InvoiceForm } from './invoice-form'

type VoidButtonProps = {
  invoice: {
    id: string
    number: string
    amount: string
    address: string
    /** Whether its payment would unlock photos. */
    opensPhotos: boolean
  }
}

/** Opens the dialog in which a photographer voids an invoice and gives the reason. */
export function VoidButton({ invoice }: VoidButtonProps) {
  return (
    <DialogButton
      label="Void"
      title={`Void ${invoice.number}?`}
      description={`${invoice.amount} for ${invoice.address}. The client will no longer be able to pay it, and its number won't be reused.${invoice.opensPhotos ? ' The photos stay locked until another invoice is paid.' : ''}`}
    >
      {(close) => (
        <InvoiceForm
          invoiceId={invoice.id}
          action={voidInvoiceAction}
          onDone={() => {
            toast.success('Invoice voided', invoice.number)
            close()
          }}
          failureTitle="Invoice not voided"
          cancelLabel="Keep invoice"
          submitLabel="Void invoice"
          busyText="Voiding"
          tone="stop"
        >
          {(failure) => (
            <Field
              label="Reason"
              name="reason"
              errors={failure?.fields?.reason}
              hint="The client can read it on the invoice."
            >
              <TextArea required maxLength={reasonLimit} defaultValue={failure?.values?.reason ?? ''} />
            </Field>
          )}
        </InvoiceForm>
      )}
    </DialogButton>
  )
}
