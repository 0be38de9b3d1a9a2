'use client'

import { useFormAction } from '@/components/ui/use-form-action'
import { requestQuoteAction } from '@/lib/quotes/actions'
import { QuoteForm, type QuoteFormProps } from './quote-form'
import { VisitorFields } from './visitor-fields'

/** The form for visitors without an account. They receive the reply by email. */
export function VisitorQuoteForm(props: QuoteFormProps) {
  const [result, submit] = useFormAction(requestQuoteAction)
  return (
    <QuoteForm {...props} result={result} submit={submit}>
      {(failed) => <VisitorFields {...failed} />}
    </QuoteForm>
  )
}
