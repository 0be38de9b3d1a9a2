import { TotalRow } from '@/components/ui/total-row'
import { formatCents } from '@/lib/platform/money'
import { listPriceLabel, listPriceOf } from '@/lib/quotes/rules'
import type { QuotedService } from '@/lib/quotes/schema'

type ListPriceProps = { services: readonly QuotedService[]; chosen: readonly string[]; currency: string }

/** The sum of what is ticked. Without script it would not follow, so it is not shown; the mail names it. */
export function ListPrice({ services, chosen, currency }: ListPriceProps) {
  const { count, cents } = listPriceOf(services, chosen)
  return (
    <div className="noscript:hidden">
      <div aria-live="polite">
        <TotalRow label={listPriceLabel(count)} amount={formatCents(cents, currency)} />
      </div>
      <p className="t-label mt-2">
        A guide, not an offer. Larger houses and travel beyond 40 miles change it.
      </p>
    </div>
  )
}
