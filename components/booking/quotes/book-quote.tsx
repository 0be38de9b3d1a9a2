'use client'

import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { bookQuoteAction } from '@/lib/booking/quotes/actions'
import type { QuoteDetail } from '@/lib/booking/quotes/schema'
import { bookQuoteLabel, bookQuoteText } from '@/lib/booking/quotes/words'

type BookQuoteProps = { quote: Pick<QuoteDetail, 'id' | 'fullName' | 'isClient'> }

/** Turns a request into a booking. Works without JavaScript. */
export function BookQuote({ quote: { id, fullName, isClient } }: BookQuoteProps) {
  const [result, submit] = useFormAction(bookQuoteAction)
  const failed = result?.ok === false ? result : null
  return (
    <form action={submit} className="grid justify-items-start gap-3">
      <input type="hidden" name="quoteId" value={id} />
      <p className="text-ink-2">{bookQuoteText(fullName, isClient)}</p>
      {failed && (
        <Notice tone="stop" announce title="The booking couldn't be opened">
          {failed.fields?.email ?? failed.message}
        </Notice>
      )}
      <SubmitButton busyText="Opening booking">{bookQuoteLabel}</SubmitButton>
    </form>
  )
}
