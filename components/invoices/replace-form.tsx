'use client'

import { useRouter } from 'next/navigation'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/failure-notice'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { replaceInvoiceAction } from '@/lib/invoices/actions'
import { centsToInput } from '@/lib/platform/money'
import { useInvoiceAct } from './use-invoice-act'

export type InvoiceToReplace = { id: string; number: string; amountCents: number; currency: string }

/** How much the new invoice asks for; leads on to it. */
export function ReplaceForm({ invoice, onClose }: { invoice: InvoiceToReplace; onClose: () => void }) {
  const router = useRouter()
  const { form, submit, failure } = useInvoiceAct(replaceInvoiceAction, (issued) => {
    toast.success('Invoice issued', issued.invoiceNumber)
    onClose()
    router.push(`/invoices/${issued.invoiceId}`)
  })

  return (
    <form ref={form} action={submit} className="grid gap-5.5">
      <input type="hidden" name="invoiceId" value={invoice.id} />
      <FailureNotice failure={failure} title="Not issued" />
      <Field label="Amount" name="amount" note={invoice.currency} errors={failure?.fields?.amount}>
        <Input
          inputMode="decimal"
          required
          defaultValue={failure?.values?.amount ?? centsToInput(invoice.amountCents)}
        />
      </Field>
      <DialogFooter>
        <DialogCancel>Not now</DialogCancel>
        <SubmitButton busyText="Issuing">Issue invoice</SubmitButton>
      </DialogFooter>
    </form>
  )
}
