'use client'

import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/failure-notice'
import { Field } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { toast } from '@/components/ui/toast'
import { voidInvoiceAction } from '@/lib/invoices/actions'
import { reasonLimit } from '@/lib/invoices/limits'
import { useInvoiceForm } from './use-invoice-form'

type VoidFormProps = { invoice: { id: string; number: string }; onClose: () => void }

/** Asks why an invoice is voided. */
export function VoidForm({ invoice, onClose }: VoidFormProps) {
  const { form, submit, failure } = useInvoiceForm(voidInvoiceAction, () => {
    toast.success('Invoice voided', invoice.number)
    onClose()
  })

  return (
    <form ref={form} action={submit} className="grid gap-5.5">
      <input type="hidden" name="invoiceId" value={invoice.id} />
      <FailureNotice failure={failure} title="Invoice not voided" />
      <Field
        label="Reason"
        name="reason"
        errors={failure?.fields?.reason}
        hint="The client can read it on the invoice."
      >
        <TextArea required maxLength={reasonLimit} defaultValue={failure?.values?.reason ?? ''} />
      </Field>
      <DialogFooter>
        <DialogCancel>Keep invoice</DialogCancel>
        <SubmitButton variant="stop" busyText="Voiding">
          Void invoice
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}
