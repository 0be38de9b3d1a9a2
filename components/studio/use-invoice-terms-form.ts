import { changeInvoiceTermsAction } from '@/lib/studio/actions'
import type { InvoicePolicy } from '@/lib/studio/rules/invoice-terms'
import { useTermsForm } from './use-terms-form'

type TypedInvoiceTerms = {
  taxRateBasisPoints: string
  invoiceDueDays: string
  invoicePrefix: string
  reminderDays: number[]
  galleryDays: string
}

/** The state of the form for invoice terms. */
export function useInvoiceTermsForm(current: InvoicePolicy) {
  return useTermsForm({
    current,
    action: changeInvoiceTermsAction,
    toTexts,
    saved: 'Invoice terms updated',
    failed: 'Failed to save the invoice terms. Please try again.',
  })
}

function toTexts(policy: InvoicePolicy): TypedInvoiceTerms {
  return {
    taxRateBasisPoints: (policy.taxRateBasisPoints / 100).toFixed(2),
    invoiceDueDays: String(policy.invoiceDueDays),
    invoicePrefix: policy.invoicePrefix,
    reminderDays: policy.reminderDays,
    galleryDays: policy.galleryDays === null ? '' : String(policy.galleryDays),
  }
}
