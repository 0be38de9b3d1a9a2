import { FilterBar } from '@/components/ui/filter-bar'
import { LinkTabs } from '@/components/ui/link-tabs'
import { limits } from '@/lib/booking/quotes/limits'
import { QuoteAddress } from '@/lib/booking/quotes/schema'

const states = [
  { status: '', label: 'All' },
  { status: 'new', label: 'New' },
  { status: 'answered', label: 'Answered' },
  { status: 'closed', label: 'Closed' },
] as const

/** The title, search, and status filter. The search is a plain form. */
export function QuotesHead({ address, newCount }: { address: QuoteAddress; newCount: number }) {
  const { status: current, search, request } = address
  return (
    <div className="px-5 pt-6 md:px-4 md:pt-7 lg:px-6">
      <h1 className="t-head text-[1.75rem] leading-8.5">Quotes</h1>
      <FilterBar
        url={QuoteAddress}
        state={address}
        size="sm"
        className="mt-3"
        search={{
          label: 'Search requests',
          placeholder: 'Name, email, or property',
          maxLength: limits.search,
        }}
      />
      <LinkTabs
        label="Status"
        tabs={states.map(({ status, label }) => ({
          label,
          href: QuoteAddress.href({ status, search, request }),
          current: status === current,
          ...(status === 'new' && newCount > 0 && { count: newCount }),
        }))}
        className="mt-1 flex gap-5 border-b-0"
      />
    </div>
  )
}
