import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { managedPageSize, undoMinutes } from '@/lib/portfolio/limits'
import { canManagePortfolio, visibleTo } from '@/lib/portfolio/policy'
import {
  categorySlug,
  type PortfolioCategory,
  type PortfolioEntryKind,
  portfolioCategories,
  statIcons,
} from '@/lib/portfolio/rules/entries'
import type {
  DeletedEntry,
  ManagedItem,
  ManagedPiece,
  ManagedStat,
  PortfolioCounts,
} from '@/lib/portfolio/schema'
import { findPictures } from './find-pictures'
import { listMedia } from './list-media'

const notDeleted = { deletedAt: null } as const
const minuteMs = 60_000

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
  const total = await db().portfolioItem.count({ where })
  const page = Math.max(1, Math.min(wanted, Math.ceil(total / managedPageSize)))
  const rows = await db().portfolioItem.findMany({
    where,
    select: {
      id: true,
      title: true,
      category: true,
      location: true,
      description: true,
      services: true,
      imageUrl: true,
      images: true,
      videos: true,
      featured: true,
      published: true,
      revision: true,
    },
    orderBy: [{ position: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
    skip: (page - 1) * managedPageSize,
    take: managedPageSize,
  })
  const pictures = await findPictures(rows.flatMap(({ images, videos }) => [...images, ...videos]))
  const items = rows.map(({ imageUrl, ...item }) => {
    const media = listMedia({ ...item, imageUrl }, pictures)
    return { ...item, cover: imageUrl, media }
  })
  return { items, total, page }
}

/** Returns the equipment in the order it was added. Empty if the actor may not manage the portfolio. */
export async function listManagedEquipment(actor: Actor): Promise<ManagedPiece[]> {
  if (!canManagePortfolio(actor)) return []
  return db().equipment.findMany({
    where: notDeleted,
    select: { id: true, category: true, name: true, description: true, revision: true },
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
  })
}

/** Returns the statistics in display order. Empty if the actor may not manage the portfolio. */
export async function listManagedStats(actor: Actor): Promise<ManagedStat[]> {
  if (!canManagePortfolio(actor)) return []
  const rows = await db().portfolioStat.findMany({
    where: notDeleted,
    select: { id: true, label: true, value: true, icon: true, position: true, revision: true },
    orderBy: [{ position: 'asc' }, { label: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({ ...row, icon: statIcons.find((icon) => icon === row.icon) ?? 'Camera' }))
}

/** Returns the counts for the tabs and the filter of the management page. */
export async function countPortfolio(actor: Actor): Promise<PortfolioCounts> {
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

/** Returns the deleted entries that can be restored, latest first. Empty if the actor may not manage the portfolio. */
export async function listDeleted(actor: Actor, kind: PortfolioEntryKind): Promise<DeletedEntry[]> {
  if (!canManagePortfolio(actor)) return []
  const rows = await readDeleted[kind]()
  return rows.flatMap(({ id, name, deletedAt }) =>
    deletedAt ? [{ kind, id, name, minutesLeft: minutesLeft(deletedAt) }] : [],
  )
}

function minutesLeft(deletedAt: Date): number {
  const leftMs = deletedAt.getTime() + undoMinutes * minuteMs - now().getTime()
  return Math.max(0, Math.ceil(leftMs / minuteMs))
}

const deleted = { where: { NOT: notDeleted }, orderBy: { deletedAt: 'desc' } } as const

type DeletedRow = { id: string; name: string; deletedAt: Date | null }

const readDeleted: Record<PortfolioEntryKind, () => Promise<DeletedRow[]>> = {
  async item() {
    const rows = await db().portfolioItem.findMany({
      ...deleted,
      select: { id: true, title: true, deletedAt: true },
    })
    return rows.map(({ title, ...row }) => ({ ...row, name: title }))
  },
  equipment: () => db().equipment.findMany({ ...deleted, select: { id: true, name: true, deletedAt: true } }),
  async stat() {
    const rows = await db().portfolioStat.findMany({
      ...deleted,
      select: { id: true, value: true, label: true, deletedAt: true },
    })
    return rows.map(({ value, label, ...row }) => ({ ...row, name: `${value} ${label}` }))
  },
}
