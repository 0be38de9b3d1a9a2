import { EmptyState } from '@/components/ui/empty-state'
import { SectionHead } from '@/components/ui/section-head'
import type { PortfolioStat } from '@/lib/site/portfolio/schema'
import { StatIcon } from './stat-icon'
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

/** The statistics as the public page shows them. */
function StatPreview({ stats }: { stats: readonly PortfolioStat[] }) {
  return (
    <section aria-labelledby="as-visitors-see-it">
      <SectionHead id="as-visitors-see-it" title="As visitors see it" />
      <dl>
        {stats.map(({ id, value, label, icon }) => (
          <div key={id} className="flex flex-col-reverse border-b py-4">
            <dt className="mt-2 flex items-center gap-2 text-ink-2">
              <StatIcon name={icon} size="sm" />
              {label}
            </dt>
            <dd className="font-serif text-[2.5rem] leading-none font-light tracking-[-0.035em] wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
