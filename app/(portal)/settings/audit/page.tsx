import type { Metadata } from 'next'
import { AuditFilters } from '@/components/audit/audit-filters'
import { AuditTable } from '@/components/audit/audit-table'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { listActors } from '@/lib/audit/queries/list-actors'
import { listEntries } from '@/lib/audit/queries/list-entries'
import { pageSize } from '@/lib/audit/rules'
import { AuditFilter } from '@/lib/audit/schema'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Audit log' }

export default async function AuditPage({ searchParams }: PageProps<'/settings/audit'>) {
  const actor = await authorizePage('change-settings')
  const filter = AuditFilter.parse(await searchParams)
  const [{ rows, ...list }, photographers, { timeZone }] = await Promise.all([
    listEntries(actor, filter),
    listActors(actor),
    getStudio(),
  ])
  return (
    <>
      <SettingsHead page="/settings/audit" />
      <AuditFilters filter={filter} photographers={photographers} today={todayIn(timeZone)} />
      {rows.length === 0 ? <NoEntries filter={filter} /> : <AuditTable rows={rows} />}
      <Pager {...list} pageSize={pageSize} hrefOf={(page) => AuditFilter.href({ ...filter, page })} />
    </>
  )
}

function NoEntries({ filter }: { filter: AuditFilter }) {
  if (AuditFilter.href({ ...filter, page: 1 }) === AuditFilter.base) {
    return (
      <EmptyState title="Nothing recorded yet">
        Approvals, payments, deletions, and changed settings will be listed here.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing found" action={<TextLink href={AuditFilter.base}>Show everything</TextLink>}>
      Nothing matches these filters.
    </EmptyState>
  )
}
