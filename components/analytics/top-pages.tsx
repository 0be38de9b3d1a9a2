import type { ReactNode } from 'react'
import { BarList } from '@/components/ui/bar-list'
import { SectionHead } from '@/components/ui/section-head'
import type { TopPage } from '@/lib/analytics/schema'
import { chartNames } from '@/lib/analytics/words'

/** The most viewed pages. */
export function TopPages({ pages, dataTable }: { pages: TopPage[]; dataTable: ReactNode }) {
  return (
    <section aria-labelledby="top-pages">
      <SectionHead id="top-pages" title={chartNames.pages} action="Views" />
      {pages.length === 0 ? (
        <p className="py-4 text-ink-2">No page views in this period</p>
      ) : (
        <BarList bars={pages.map(({ page, views, share }) => ({ name: page, value: views, share }))} />
      )}
      {dataTable}
    </section>
  )
}
