import { TotalRow } from '@/components/ui/total-row'
import { formatCents } from '@/lib/platform/money'
import { listPriceOf } from '@/lib/quotes/rules/list-price'
import type { QuotedService } from '@/lib/quotes/schema'
import { listPriceLabel } from '@/lib/quotes/words'

type ListPriceProps = { services: readonly QuotedService[]; chosen: readonly string[]; currency: string }

/** The list price of the chosen services. Hidden without JavaScript, because it wouldn't update; the email has it. */
export function ListPrice({ services, chosen, currency }: ListPriceProps) {
  const { count, cents } = listPriceOf(services, chosen)
  return (
    <div className="noscript:hidden">
      <div aria-live="polite">
        <TotalRow label={listPriceLabel(count)} amount={formatCents(cents, currency)} />
      </div>
      <p className="t-label mt-2">
        An estimate, not a quote. Larger homes and travel beyond 40 miles change the price.
      </p>
    </div>
  )
}
