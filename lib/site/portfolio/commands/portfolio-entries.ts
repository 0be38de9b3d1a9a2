import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { canManagePortfolio } from '@/lib/site/portfolio/policy'
import type { OrderedEntryKind, PortfolioEntryKind } from '@/lib/site/portfolio/rules/entries'
import { noLongerExists, wasDeleted } from '@/lib/site/portfolio/words'
import { Prisma } from '@/prisma/generated/client'

/** The table, the name column, and the audit subject of each kind of entry. */
export const entryConfig = {
  item: { table: Prisma.sql`portfolio_items`, name: Prisma.sql`title`, subject: 'portfolio-item' },
  equipment: { table: Prisma.sql`equipment`, name: Prisma.sql`name`, subject: 'equipment' },
  stat: { table: Prisma.sql`portfolio_stats`, name: Prisma.sql`label`, subject: 'portfolio-stat' },
} as const satisfies Record<PortfolioEntryKind, object>

/** The ORDER BY of the kinds that photographers can reorder. */
export const orders: Record<OrderedEntryKind, Prisma.Sql> = {
  item: Prisma.sql`position, created_at DESC, id`,
  stat: Prisma.sql`position, label, id`,
}

/** @throws AppError `forbidden` for anyone but an active photographer */
export function requireManager(actor: Actor): void {
  if (!canManagePortfolio(actor))
    throw new AppError('forbidden', 'Only photographers can manage the portfolio.')
}

type LockedEntry = { name: string; revision: number; deletedAt: Date | null }

/** Locks an entry until the transaction ends, even a deleted one. Returns null when it is permanently deleted. */
export async function lockAnyEntry(
  tx: Transaction,
  kind: PortfolioEntryKind,
  id: string,
): Promise<LockedEntry | null> {
  const { table, name } = entryConfig[kind]
  const [row] = await tx.$queryRaw<LockedEntry[]>`
    SELECT ${name} AS name, revision, deleted_at AS "deletedAt" FROM ${table} WHERE id = ${id}::uuid FOR UPDATE`
  return row ?? null
}

/** Locks an entry until the transaction ends. @throws NotFoundError when it is deleted */
export async function lockEntry(
  tx: Transaction,
  actor: Actor,
  kind: PortfolioEntryKind,
  id: string,
): Promise<LockedEntry> {
  requireManager(actor)
  const entry = await lockAnyEntry(tx, kind, id)
  if (!entry) throw new NotFoundError(noLongerExists(kind))
  if (entry.deletedAt) throw new NotFoundError(wasDeleted(kind))
  return entry
}

/** Records in the audit log that a project was published or became a draft. */
export async function recordPublishing(
  tx: Transaction,
  actor: Actor,
  { id, name }: { id: string; name: string },
  published: boolean,
): Promise<void> {
  const action = published ? 'portfolio-item.published' : 'portfolio-item.unpublished'
  await recordAudit(tx, actor, action, id, { name })
}
