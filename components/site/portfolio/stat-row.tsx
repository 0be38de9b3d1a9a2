import type { CSSProperties } from 'react'
import type { PortfolioStat } from '@/lib/site/portfolio/schema'
import { StatIcon } from './stat-icon'

/** More columns would be too narrow for the large values. */
const maxColumns = 4

/** The studio's statistics below the hero. */
export function StatRow({ stats, className }: { stats: readonly PortfolioStat[]; className?: string }) {
  if (stats.length === 0) return null
  return (
    <dl
      style={{ '--columns': Math.min(stats.length, maxColumns) } as CSSProperties}
      className={`grid grid-cols-2 border-t border-ink @3xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))] ${className ?? ''}`}
    >
      {stats.map(({ id, value, label, icon }) => (
        <div
          key={id}
          className="flex flex-col-reverse justify-end border-line py-4 @3xl:border-l @3xl:px-6 @3xl:pt-5 @3xl:nth-[4n+1]:border-l-0 @3xl:nth-[4n+1]:pl-0 @max-3xl:nth-[n+3]:border-t @max-3xl:even:border-l @max-3xl:even:pl-4"
        >
          <dt className="mt-3 flex items-start gap-2 text-ink-2">
            <StatIcon name={icon} size="sm" className="mt-0.75" />
            {label}
          </dt>
          <dd className="font-serif text-[clamp(2.75rem,5vw,4.75rem)] leading-none font-light tracking-[-0.04em] wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
