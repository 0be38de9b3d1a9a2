import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { MailFilter } from '@/lib/notifications/schema'
import { mailAddress } from './notification-address'

const states = [
  { value: '', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'queued', label: 'Queued' },
  { value: 'sent', label: 'Sent' },
] as const

/** Filters the email log by status and address, through the URL. */
export function MailFilters({ filter, failedCount }: { filter: MailFilter; failedCount: number }) {
  const { state, search } = filter
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <LinkTabs
        label="Status"
        tabs={states.map(({ value, label }) => ({
          href: mailAddress({ state: value, search }),
          label,
          current: value === state,
          ...(value === 'failed' && failedCount > 0 && { count: failedCount }),
        }))}
      />
      <search className="w-full max-w-88">
        <form action="/settings/mail" className="flex gap-2">
          {state && <input type="hidden" name="state" value={state} />}
          <div className="min-w-0 flex-1">
            <Input
              type="search"
              name="search"
              key={search}
              defaultValue={search}
              maxLength={255}
              placeholder="Email address"
              aria-label="Search by email address"
              icon={<Search className="icon" aria-hidden="true" />}
            />
          </div>
          <Button type="submit">Search</Button>
        </form>
      </search>
    </div>
  )
}
