import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/notifications/live-refresh'
import { MailFilters } from '@/components/notifications/mail-filters'
import { MailTable } from '@/components/notifications/mail-table'
import { mailAddress } from '@/components/notifications/notification-address'
import { RetryAllButton } from '@/components/notifications/retry-buttons'
import { TabHead } from '@/components/studio/tab-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findHiddenNumbers } from '@/lib/invoices/queries/find-hidden-numbers'
import { countFailedMails, listMails } from '@/lib/notifications/queries/list-mails'
import { MailFilter, pageSize } from '@/lib/notifications/schema'

export const metadata: Metadata = { title: 'Mail' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** While a mail is on its way, its state is read again so often. */
const watchSeconds = 5

export default async function MailPage({ searchParams }: Props) {
  const actor = await authorizePage('photographer')
  const filter = MailFilter.parse(await searchParams)
  const [{ items, ...list }, failedCount] = await Promise.all([
    listMails(actor, filter, (words) => findHiddenNumbers(actor, words)),
    countFailedMails(actor),
  ])
  return (
    <>
      <TabHead
        title="Mail"
        lead="Every mail the studio has sent, and those that did not arrive. A failed one is tried again by itself for a day."
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <TextLink href="/settings/mail/previews">Previews</TextLink>
            {failedCount > 0 && <RetryAllButton failedCount={failedCount} />}
          </div>
        }
      />
      <MailFilters filter={filter} failedCount={failedCount} />
      {items.length === 0 ? <NoMails filter={filter} /> : <MailTable mails={items} />}
      <Pager {...list} pageSize={pageSize} hrefOf={(page) => mailAddress({ ...filter, page })} />
      <LiveRefresh
        events={['notification']}
        {...(items.some(({ state }) => state === 'queued') && { everySeconds: watchSeconds })}
      />
    </>
  )
}

function NoMails({ filter: { state, search } }: { filter: MailFilter }) {
  if (state === '' && search === '') {
    return <EmptyState title="No mails yet">The first is sent when somebody signs up or books.</EmptyState>
  }
  return (
    <EmptyState title="No mails found" action={<TextLink href="/settings/mail">Show all mails</TextLink>}>
      Nothing matches the state and the address.
    </EmptyState>
  )
}
