import { Search } from 'lucide-react'
import { Input } from '@/components/ui/input'
import { LinkTabs } from '@/components/ui/link-tabs'
import { limits } from '@/lib/quotes/limits'
import type { QuoteAddress } from '@/lib/quotes/schema'
import { quoteAddress } from './quote-address'

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
      <search>
        <form action="/quotes" className="mt-3">
          {current && <input type="hidden" name="status" value={current} />}
          {request && <input type="hidden" name="request" value={request} />}
          <Input
            type="search"
            name="search"
            size="sm"
            key={search}
            defaultValue={search}
            maxLength={limits.search}
            placeholder="Name, email, or property"
            aria-label="Search requests"
            icon={<Search className="icon-sm" aria-hidden="true" />}
          />
        </form>
      </search>
      <LinkTabs
        label="Status"
        tabs={states.map(({ status, label }) => ({
          label,
          href: quoteAddress({ status, search, request }),
          current: status === current,
          ...(status === 'new' && newCount > 0 && { count: newCount }),
        }))}
        className="mt-1 flex gap-5 border-b-0"
      />
    </div>
  )
}
