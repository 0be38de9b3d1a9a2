import { parseAmount } from '@/lib/platform/parse-amount'
import { readHours } from '@/lib/studio/rules/cancellation'
import { describeCancellationTerms } from '@/lib/studio/words'

type TermsPreviewProps = {
  typed: { freeCancelHours: string; lateCancelFee: string }
  currency: string
}

/** Summarizes the entered terms. */
export function TermsPreview({ typed, currency }: TermsPreviewProps) {
  const freeCancelHours = readHours(typed.freeCancelHours)
  const lateCancelFeeCents = parseAmount(typed.lateCancelFee, currency).cents
  return (
    <figure>
      <figcaption className="pb-1.5 font-medium">Summary</figcaption>
      <blockquote aria-live="polite" className="border-y py-4 font-serif text-lg text-pretty">
        {freeCancelHours !== null && lateCancelFeeCents !== null
          ? describeCancellationTerms({ freeCancelHours, lateCancelFeeCents, currency })
          : 'Enter hours and a fee to see the summary.'}
      </blockquote>
    </figure>
  )
}
