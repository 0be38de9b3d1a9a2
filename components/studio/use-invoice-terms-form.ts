import { useActionState, useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { centsToInput } from '@/lib/platform/money'
import { changeInvoiceTermsAction } from '@/lib/studio/actions'
import { type InvoicePolicy, invoiceTermsKey } from '@/lib/studio/rules'

export type TypedInvoiceTerms = {
  taxRateBasisPoints: string
  invoiceDueDays: string
  invoicePrefix: string
  reminderDays: number[]
  galleryDays: string
}

function toTexts(policy: InvoicePolicy): TypedInvoiceTerms {
  return {
    // Hundredths of a per cent read like cents.
    taxRateBasisPoints: centsToInput(policy.taxRateBasisPoints),
    invoiceDueDays: String(policy.invoiceDueDays),
    invoicePrefix: policy.invoicePrefix,
    reminderDays: policy.reminderDays,
    galleryDays: policy.galleryDays === null ? '' : String(policy.galleryDays),
  }
}

function countDifferences(one: TypedInvoiceTerms, other: TypedInvoiceTerms): number {
  const names = Object.keys(one) as (keyof TypedInvoiceTerms)[]
  return names.filter((name) => String(one[name]) !== String(other[name])).length
}

/** What is typed about invoices, against what was saved when the page was opened and what is saved now. */
export function useInvoiceTermsForm(current: InvoicePolicy) {
  const [answer, submit] = useActionState(changeInvoiceTermsAction, null)
  const [handled, setHandled] = useState(answer)
  const [seen, setSeen] = useState(current)
  const [typed, setTyped] = useState(() => toTexts(current))
  const errors = answer?.ok === false ? answer.fields : undefined
  const formRef = useFocusFirstError(errors)
  const unsaved = countDifferences(typed, toTexts(seen))
  useLeaveWarning(unsaved > 0, 'Leave this page without saving the terms?')

  function take(policy: InvoicePolicy) {
    setSeen(policy)
    setTyped(toTexts(policy))
  }

  if (answer !== handled) {
    setHandled(answer)
    if (answer?.ok) take(answer.data)
  }

  useEffect(() => {
    if (answer?.ok) toast.success('Invoice terms updated')
    else if (answer && !answer.fields) {
      const failed = 'Failed to save the invoice terms. Please try again.'
      toast.error('Error', answer.code === 'unexpected' ? failed : answer.message)
    }
  }, [answer])

  return {
    formRef,
    submit,
    errors,
    typed,
    unsaved,
    seenKey: invoiceTermsKey(seen),
    /** Somebody else has saved other terms since these were read. */
    isOutdated: invoiceTermsKey(seen) !== invoiceTermsKey(current),
    change: (part: Partial<TypedInvoiceTerms>) => setTyped({ ...typed, ...part }),
    discard: () => setTyped(toTexts(seen)),
    takeTheirs: () => take(current),
    keepMine: () => setSeen(current),
  }
}
