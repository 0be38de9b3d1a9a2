import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { visibleTo } from '@/lib/site/portfolio/policy'
import { categorySlug, portfolioCategories } from '@/lib/site/portfolio/rules/categories'
import type { PortfolioCounts } from '@/lib/site/portfolio/schema'

/** Returns the counts for the tabs and the filter of the management page. */
export async function countPortfolio(actor: Actor): Promise<PortfolioCounts> {
  const notDeleted = { deletedAt: null }
  const [groups, equipment, stats] = await Promise.all([
    db().portfolioItem.groupBy({
      by: ['category', 'published'],
      where: visibleTo(actor),
      _count: { _all: true },
    }),
    db().equipment.count({ where: notDeleted }),
    db().portfolioStat.count({ where: notDeleted }),
  ])
  const sum = (chosen: typeof groups) => chosen.reduce((total, { _count }) => total + _count._all, 0)
  return {
    published: sum(groups.filter(({ published }) => published)),
    drafts: sum(groups.filter(({ published }) => !published)),
    byCategory: portfolioCategories.map((category) => ({
      category,
      slug: categorySlug(category),
      count: sum(groups.filter((group) => group.category === category)),
    })),
    equipment,
    stats,
  }
}
