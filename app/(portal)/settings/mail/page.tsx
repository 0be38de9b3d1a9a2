import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { MailFilters } from '@/components/studio/notifications/mail-filters'
import { MailTable } from '@/components/studio/notifications/mail-table'
import { RetryAllButton } from '@/components/studio/notifications/retry-buttons'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { findHiddenNumbers } from '@/lib/billing/invoices/queries/find-hidden-numbers'
import { authorizePage } from '@/lib/entry/authorize-page'
import { pageSize } from '@/lib/studio/notifications/limits'
import { countFailedMails } from '@/lib/studio/notifications/queries/count-failed-mails'
import { listMails } from '@/lib/studio/notifications/queries/list-mails'
import { MailFilter } from '@/lib/studio/notifications/schema'

export const metadata: Metadata = { title: 'Email' }

/** How often the page refreshes while an email is queued. */
const refreshSeconds = 5

export default async function MailPage({ searchParams }: PageProps<'/settings/mail'>) {
  const actor = await authorizePage('change-settings')
  const filter = MailFilter.parse(await searchParams)
  const [{ items, ...list }, failedCount] = await Promise.all([
    listMails(actor, filter, (words) => findHiddenNumbers(actor, words)),
    countFailedMails(actor),
  ])
  return (
    <>
      <SettingsHead
        page="/settings/mail"
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <TextLink href="/settings/mail/previews">Previews</TextLink>
            {failedCount > 0 && <RetryAllButton failedCount={failedCount} />}
          </div>
        }
      />
      <MailFilters filter={filter} failedCount={failedCount} />
      {items.length === 0 ? <NoMails filter={filter} /> : <MailTable mails={items} />}
      <Pager {...list} pageSize={pageSize} hrefOf={(page) => MailFilter.href({ ...filter, page })} />
      <LiveRefresh
        events={['notification']}
        {...(items.some(({ state }) => state === 'queued') && { everySeconds: refreshSeconds })}
      />
    </>
  )
}

function NoMails({ filter: { state, search } }: { filter: MailFilter }) {
  if (state === '' && search === '') {
    return <EmptyState title="No emails yet">Emails appear here once someone signs up or books.</EmptyState>
  }
  return (
    <EmptyState
      title="No matching emails"
      action={<TextLink href={MailFilter.base}>Show all emails</TextLink>}
    >
      Try another status or address.
    </EmptyState>
  )
}
