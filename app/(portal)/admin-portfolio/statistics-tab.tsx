import { RecentlyDeleted } from '@/components/portfolio/recently-deleted'
import { StatPreview } from '@/components/portfolio/stat-preview'
import { StatTable } from '@/components/portfolio/stat-table'
import { EmptyState } from '@/components/ui/empty-state'
import type { Actor } from '@/lib/auth/actor'
import { listDeleted } from '@/lib/portfolio/queries/list-deleted'
import { listStats } from '@/lib/portfolio/queries/list-stats'

/** The statistics of the public page, with a preview. */
export async function StatisticsTab({ actor }: { actor: Actor }) {
  const [stats, deleted] = await Promise.all([listStats(), listDeleted(actor, 'stat')])
  return (
    <>
      {stats.length > 0 ? (
        <div className="mt-5 grid items-start gap-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <StatTable stats={stats} />
          <StatPreview stats={stats} />
        </div>
      ) : (
        <EmptyState title="No statistics yet">
          Statistics such as “500+ properties photographed” appear below the main image on the public page.
        </EmptyState>
      )}
      <RecentlyDeleted entries={deleted} />
    </>
  )
}
