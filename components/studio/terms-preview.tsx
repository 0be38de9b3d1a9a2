import { parseAmount } from '@/lib/platform/amount'
import { describeCancellationTerms, readHours } from '@/lib/studio/rules'
import type { TypedTerms } from './use-cancellation-form'

/** The typed terms as a client will read them. */
export function TermsPreview({ typed, currency }: { typed: TypedTerms; currency: string }) {
  const freeCancelHours = readHours(typed.freeCancelHours)
  const lateCancelFeeCents = parseAmount(typed.lateCancelFee, currency).cents
  return (
    <figure>
      <figcaption className="pb-1.5 font-medium">What a client reads</figcaption>
      <blockquote aria-live="polite" className="border-y py-4 font-serif text-lg text-pretty">
        {freeCancelHours !== null && lateCancelFeeCents !== null
          ? describeCancellationTerms({ freeCancelHours, lateCancelFeeCents, currency })
          : 'Enter hours and a fee to see it.'}
      </blockquote>
    </figure>
  )
}
