import { EmptyState } from '@/components/ui/empty-state'
import type { PortfolioStat } from '@/lib/portfolio/schema'
import { StatPreview } from './stat-preview'
import { StatTable } from './stat-table'

/** The statistics of the public page, with a preview. */
export function StatisticsTab({ stats }: { stats: readonly PortfolioStat[] }) {
  if (stats.length === 0) {
    return (
      <EmptyState title="No statistics yet">
        Statistics such as “500+ properties photographed” appear below the main image on the public page.
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
