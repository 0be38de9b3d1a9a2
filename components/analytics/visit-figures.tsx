import type { ReactNode } from 'react'
import { Cell, Cells } from '@/components/ui/cells'
import { changeAgainst, clickRate, clientsPerPhotographer, shareOf } from '@/lib/analytics/rules/figures'
import type { People, Visits } from '@/lib/analytics/schema'
import { countOf } from '@/lib/platform/words'

const count = (value: number) => value.toLocaleString('en-US')

/** Four key figures; the first two with their change from the previous period. */
export function VisitFigures({ visits, people, days }: { visits: Visits; people: People; days: number }) {
  const { pageViews, clicks, before } = visits
  const viewsChange = changeAgainst(before.pageViews, pageViews)
  return (
    <Cells columns={4} pairs>
      <FigureCell
        name="Page views"
        value={count(pageViews)}
        note={viewsChange && `${viewsChange} from the previous ${days} days`}
      />
      <FigureCell name="Clicks" value={count(clicks)} note={changeAgainst(before.clicks, clicks)} />
      <FigureCell
        name="Click rate"
        value={`${clickRate(clicks, pageViews).toFixed(1)}%`}
        note="Clicks per page view"
      />
      <FigureCell
        name="Client share"
        value={`${shareOf(people.clients, people.clients + people.photographers)}%`}
        note={describePeople(people)}
      />
    </Cells>
  )
}

function FigureCell({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <Cell className="content-start gap-1.5">
      <h3 className="text-ink-2">{name}</h3>
      <p className="t-figure">{value}</p>
      <p className="min-h-4.5 text-xs text-ink-3">{note}</p>
    </Cell>
  )
}

/** `28 clients to 2 photographers, 14 to 1` */
function describePeople({ clients, photographers }: People): string {
  const sides = `${countOf(clients, 'client')} to ${countOf(photographers, 'photographer')}`
  return `${sides}, ${count(clientsPerPhotographer(clients, photographers))} to 1`
}
