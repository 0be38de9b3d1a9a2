import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ChangeRows } from '@/components/photos/editing/change-rows'
import { JobRow } from '@/components/photos/editing/job-row'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listDrafts } from '@/lib/photos/deliveries/queries/list-drafts'
import { pageSize } from '@/lib/photos/editing/limits'
import { listEditors } from '@/lib/photos/editing/queries/list-editors'
import { listQueue } from '@/lib/photos/editing/queries/list-queue'
import { type EditQueue, QueueAddress } from '@/lib/photos/editing/schema'
import { editingLead, editingTitle, queueTexts } from '@/lib/photos/editing/words'
import { listRequestedChanges } from '@/lib/photos/revisions/queries/list-requested-changes'
import { withOrigin } from '@/lib/platform/web/site-path'
import { nextOf } from './next-of'

export const metadata: Metadata = { title: editingTitle }

export default async function EditingPage({ searchParams }: PageProps<'/editing'>) {
  const actor = await authorizePage('open-editing')
  const address = QueueAddress.parse(await searchParams)
  const [queue, editors, drafts, changes] = await Promise.all([
    listQueue(actor, address),
    listEditors(actor),
    can(actor, 'prepare-photos') ? listDrafts(actor) : [],
    listRequestedChanges(actor),
  ])
  const { items, counts, ...page } = queue
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'delivery-changed', 'notification']} everySeconds={300} />
      <PageHead title={editingTitle} lead={editingLead} className="mb-5 md:mb-6" />
      <LinkTabs label="Filter" tabs={tabsFor(actor, address, counts)} className="flex" />
      {items.length === 0 ? (
        <EmptyState
          title={address.show === '' ? queueTexts.none : queueTexts.noMatch}
          headingLevel={2}
          {...(address.show !== '' && { action: <TextLink href={QueueAddress.href()}>Show all</TextLink> })}
        >
          {queueTexts.noneHint}
        </EmptyState>
      ) : (
        <ul className="divide-y border-b">
          {items.map((job) => (
            <JobRow
              key={job.bookingId}
              job={job}
              editors={editors}
              href={can(actor, 'open-bookings') ? withOrigin(`/booking/${job.bookingId}`, '/editing') : null}
              next={nextOf(actor, job, drafts)}
            />
          ))}
        </ul>
      )}
      <Pager
        {...page}
        pageSize={pageSize}
        hrefOf={(number) => QueueAddress.href({ ...address, page: number })}
      />
      <ChangeRows changes={changes} />
    </PageBody>
  )
}

/** The owner sees the shoots of all photographers, and their own; others of the team either all or their own. */
function tabsFor(actor: Actor, { show: current }: QueueAddress, counts: EditQueue['counts']) {
  const own = can(actor, 'prepare-all-photos') ? queueTexts.title : queueTexts.ownShoots
  const hasOwn = can(actor, 'prepare-all-photos') || mayEnter('owner', actor)
  const tabs = [
    { show: '', label: queueTexts.all },
    ...(hasOwn ? [{ show: 'mine', label: own } as const] : []),
    { show: 'unassigned', label: queueTexts.unassigned },
    { show: 'ready', label: queueTexts.ready },
  ] as const
  return tabs.map(({ show, label }) => ({
    label,
    href: QueueAddress.href({ show }),
    current: show === current,
    ...(show !== '' && counts[show] > 0 && { count: counts[show] }),
  }))
}
