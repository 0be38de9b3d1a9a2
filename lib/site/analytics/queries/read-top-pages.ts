import 'server-only'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { limits } from '@/lib/site/analytics/limits'
import { shareOf } from '@/lib/site/analytics/rules/figures'
import type { Period } from '@/lib/site/analytics/rules/period'
import type { TopPage } from '@/lib/site/analytics/schema'

/** Returns the most viewed pages. */
export async function readTopPages({ from, to }: Period): Promise<TopPage[]> {
  const where = {
    day: { gte: dateToDatabase(from), lte: dateToDatabase(to) },
    eventType: 'page_view',
  }
  const [pages, all] = await Promise.all([
    db().analyticsDay.groupBy({
      by: ['pagePath'],
      where,
      _sum: { count: true },
      orderBy: [{ _sum: { count: 'desc' } }, { pagePath: 'asc' }],
      take: limits.topPages,
    }),
    db().analyticsDay.aggregate({ where, _sum: { count: true } }),
  ])
  return pages.map(({ pagePath: page, _sum: sum }) => {
    const views = sum.count ?? 0
    return { page, views, share: shareOf(views, all._sum.count ?? 0) }
  })
}
