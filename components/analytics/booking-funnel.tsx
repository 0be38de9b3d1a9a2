import type { ReactNode } from 'react'
import { BarList } from '@/components/ui/bar-list'
import { SectionHead } from '@/components/ui/section-head'
import { describeLargestLoss, type Funnel, funnelSteps, shareOf } from '@/lib/analytics/rules'

/** How far people come on the way to a paid booking. */
export function BookingFunnel({
  funnel,
  days,
  dataTable,
}: {
  funnel: Funnel
  days: number
  dataTable: ReactNode
}) {
  const loss = describeLargestLoss(funnel)
  return (
    <section aria-labelledby="funnel">
      <SectionHead id="funnel" title="Booking funnel" action={`Last ${days} days`} />
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
