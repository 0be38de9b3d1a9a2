import 'server-only'
import { db } from '@/lib/platform/data/db'
import { readPerEdition } from '@/lib/platform/data/public-edition'
import { statIcons } from '@/lib/site/portfolio/rules/categories'
import type { PortfolioStat } from '@/lib/site/portfolio/schema'

/** Returns the studio's statistics in display order. */
export const listStats = readPerEdition(async (): Promise<PortfolioStat[]> => {
  const rows = await db().portfolioStat.findMany({
    where: { deletedAt: null },
    select: { id: true, label: true, value: true, icon: true, position: true, revision: true },
    orderBy: [{ position: 'asc' }, { label: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({ ...row, icon: statIcons.find((icon) => icon === row.icon) ?? 'Camera' }))
})
