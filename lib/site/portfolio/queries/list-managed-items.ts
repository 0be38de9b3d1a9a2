import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { managedPageSize } from '@/lib/site/portfolio/limits'
import { canManagePortfolio, visibleTo } from '@/lib/site/portfolio/policy'
import type { PortfolioCategory } from '@/lib/site/portfolio/rules/categories'
import type { ManagedItem } from '@/lib/site/portfolio/schema'
import { selectProject, toMedium } from './select-project'

/**
 * Returns a page of the items with all editable fields, in order; the last page for any higher number. Empty if the actor may
 * not manage the portfolio.
 */
export async function listManagedItems(
  actor: Actor,
  { category, page: wanted }: { category: PortfolioCategory | null; page: number },
): Promise<{ items: ManagedItem[]; total: number; page: number }> {
  if (!canManagePortfolio(actor)) return { items: [], total: 0, page: 1 }
  const where = { AND: [visibleTo(actor), category ? { category } : {}] }
  const counted = await db().portfolioItem.count({ where })
  const { page, ...part } = choosePage(wanted, counted, { pageSize: managedPageSize })
  const rows = await db().portfolioItem.findMany({
    where,
    select: { ...selectProject, featured: true, published: true, revision: true },
    orderBy: [{ position: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
    ...part,
  })
  const items = rows.map((row) => ({
    ...row,
    media: row.media.map(toMedium),
    savedOrder: row.media
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
      .map(({ fileId }) => fileId),
  }))
  return { items, ...page }
}
