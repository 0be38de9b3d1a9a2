'use client'

import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/failure-notice'
import { Field } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { toast } from '@/components/ui/toast'
import { voidInvoiceAction } from '@/lib/invoices/actions'
import { useInvoiceAct } from './use-invoice-act'

type VoidFormProps = { invoice: { id: string; number: string }; onClose: () => void }

/** Why an invoice is withdrawn. */
export function VoidForm({ invoice, onClose }: VoidFormProps) {
  const { form, submit, failure } = useInvoiceAct(voidInvoiceAction, () => {
    toast.success('Invoice voided', invoice.number)
    onClose()
  })

  return (
    <form ref={form} action={submit} className="grid gap-5.5">
      <input type="hidden" name="invoiceId" value={invoice.id} />
      <FailureNotice failure={failure} title="Not voided" />
      <Field
        label="Reason"
        name="reason"
        errors={failure?.fields?.reason}
        hint="The client can read it in the invoice's history."
      >
        <TextArea required maxLength={500} defaultValue={failure?.values?.reason ?? ''} />
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
