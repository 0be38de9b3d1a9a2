import { StatPreview } from '@/components/portfolio/stat-preview'
import { StatTable } from '@/components/portfolio/stat-table'
import { EmptyState } from '@/components/ui/empty-state'
import { listStats } from '@/lib/portfolio/queries'

/** The figures of the public page, and how they look there. */
export async function StatisticsTab() {
  const stats = await listStats()
  if (stats.length === 0) {
    return (
      <EmptyState title="No statistics yet">
        Figures such as “500+ properties photographed” stand under the first picture of the public page.
      </EmptyState>
    )
  }
  return (
    <div className="mt-5 grid items-start gap-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <StatTable stats={stats} />
      <StatPreview stats={stats} />
    </div>
  )
}
