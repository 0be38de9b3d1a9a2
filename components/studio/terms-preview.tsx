import { describeCancellationTerms } from '@/lib/studio/rules'
import { CancellationTerms } from '@/lib/studio/schema'
import type { TypedTerms } from './use-cancellation-form'

/** The typed terms as a client will read them. */
export function TermsPreview({ typed, currency }: { typed: TypedTerms; currency: string }) {
  const terms = CancellationTerms.safeParse(typed)
  return (
    <figure>
      <figcaption className="pb-1.5 font-medium">What a client reads</figcaption>
      <blockquote aria-live="polite" className="border-y py-4 font-serif text-lg text-pretty">
        {terms.success
          ? describeCancellationTerms({ ...terms.data, currency })
          : 'Enter hours and a fee to see it.'}
      </blockquote>
    </figure>
  )
}
