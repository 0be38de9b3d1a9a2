'use client'

import { useFormAction } from '@/components/ui/use-form-action'
import { forgetFormDraft } from '@/components/ui/use-form-draft'
import { requestQuoteByMessageAction } from '@/lib/booking/quotes/actions'
import { draftNameOf, QuoteForm, type QuoteFormProps } from './quote-form'

/** The form for signed-in clients. Their request becomes a conversation. */
export function ClientQuoteForm(props: QuoteFormProps) {
  const [result, submit] = useFormAction(requestQuoteByMessageAction, undefined, () =>
    forgetFormDraft(draftNameOf(props)),
  )
  return <QuoteForm {...props} result={result} submit={submit} />
}
