import { FilterBar } from '@/components/ui/filter-bar'
import { LinkTabs } from '@/components/ui/link-tabs'
import { MailFilter } from '@/lib/studio/notifications/schema'

const states = [
  { value: '', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'queued', label: 'Queued' },
  { value: 'sent', label: 'Sent' },
] as const

/** Filters the email log by status and address. */
export function MailFilters({ filter, failedCount }: { filter: MailFilter; failedCount: number }) {
  const { state, search } = filter
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <LinkTabs
        label="Status"
        tabs={states.map(({ value, label }) => ({
          href: MailFilter.href({ state: value, search }),
          label,
          current: value === state,
          ...(value === 'failed' && failedCount > 0 && { count: failedCount }),
        }))}
      />
      <FilterBar
        url={MailFilter}
        state={filter}
        className="w-full max-w-88"
        search={{ label: 'Search by email address', placeholder: 'Email address', maxLength: 255 }}
      />
    </div>
  )
}
