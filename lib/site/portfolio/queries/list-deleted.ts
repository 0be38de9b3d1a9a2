import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { undoMinutes } from '@/lib/site/portfolio/limits'
import { canManagePortfolio } from '@/lib/site/portfolio/policy'
import type { PortfolioEntryKind } from '@/lib/site/portfolio/rules/entries'
import type { DeletedEntry } from '@/lib/site/portfolio/schema'

const minuteMs = 60_000

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

const deleted = { where: { NOT: { deletedAt: null } }, orderBy: { deletedAt: 'desc' } } as const

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
