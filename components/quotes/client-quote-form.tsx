'use client'

import { useFormAction } from '@/components/ui/use-form-action'
import { requestQuoteByMessageAction } from '@/lib/quotes/actions'
import { QuoteForm, type QuoteFormProps } from './quote-form'

/** The form for signed-in clients. Their request becomes a conversation. */
export function ClientQuoteForm(props: QuoteFormProps) {
  const [result, submit] = useFormAction(requestQuoteByMessageAction)
  return <QuoteForm {...props} result={result} submit={submit} />
}
