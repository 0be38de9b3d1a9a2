import { ColumnChart } from '@/components/ui/column-chart'
import { SectionHead } from '@/components/ui/section-head'
import type { EditedPage } from '@/lib/photos/property-pages/schema/editing'
import { viewsText } from '@/lib/photos/property-pages/words'
import { formatDate } from '@/lib/platform/time/calendar-date'

/** How often the page and its tour were viewed on each of the last days. */
export function ViewCounts({ views }: { views: EditedPage['views'] }) {
  const pageViews = views.reduce((sum, day) => sum + day.pageViews, 0)
  const tourViews = views.reduce((sum, day) => sum + day.tourViews, 0)
  const text = viewsText(pageViews, tourViews, views.length)
  return (
    <section aria-labelledby="views" className="mt-12 max-w-216">
      <SectionHead id="views" title="Views" />
      <p className="py-4 text-ink-2">{text}. Bots and your own views aren't counted.</p>
      {pageViews + tourViews > 0 && (
        <ColumnChart
          label={text}
          className="h-32 gap-0.5 sm:gap-1"
          columns={views.map((day, place) => ({
            key: day.day,
            value: day.pageViews + day.tourViews,
            isRunning: place === views.length - 1,
            hint: `${formatDate(day.day)}: ${day.pageViews + day.tourViews}`,
          }))}
        />
      )}
    </section>
  )
}
