import type { ReactNode } from 'react'
import { BarList } from '@/components/ui/bar-list'
import { SectionHead } from '@/components/ui/section-head'
import { shareOf } from '@/lib/analytics/rules/figures'
import type { Funnel } from '@/lib/analytics/schema'
import { chartNames, describeLargestLoss, funnelSteps } from '@/lib/analytics/words'

type BookingFunnelProps = { funnel: Funnel; days: number; dataTable: ReactNode }

/** How often each step toward a paid booking happened. */
export function BookingFunnel({ funnel, days, dataTable }: BookingFunnelProps) {
  const loss = describeLargestLoss(funnel)
  return (
    <section aria-labelledby="funnel">
      <SectionHead id="funnel" title={chartNames.funnel} action={`Last ${days} days`} />
      <BarList
        bars={funnelSteps(funnel).map(({ name, count }) => ({
          name,
          value: count,
          share: shareOf(count, funnel.opened),
        }))}
      />
      {loss && <p className="pt-3 text-xs text-ink-2">{loss}</p>}
      {dataTable}
    </section>
  )
}
