'use client'

import { useFormAction } from '@/components/ui/use-form-action'
import { requestQuoteAction } from '@/lib/quotes/actions'
import { QuoteForm, type QuoteFormProps } from './quote-form'
import { VisitorFields } from './visitor-fields'

/** For whoever has no account: the answer comes by mail. */
export function VisitorQuoteForm(props: QuoteFormProps) {
  const [result, submit] = useFormAction(requestQuoteAction)
  return (
    <QuoteForm {...props} result={result} submit={submit}>
      {(failed) => <VisitorFields {...failed} />}
    </QuoteForm>
  )
}
