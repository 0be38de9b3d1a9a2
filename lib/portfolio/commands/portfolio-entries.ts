import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { canManagePortfolio } from '@/lib/portfolio/policy'
import type { OrderedEntryKind, PortfolioEntryKind } from '@/lib/portfolio/rules'
import { Prisma } from '@/prisma/generated/client'

/** How the portfolio's kinds of entries differ: where each is kept, by what it is known, and what a person calls it. */
export const entryConfig = {
  item: {
    table: Prisma.sql`portfolio_items`,
    name: Prisma.sql`title`,
    noun: 'item',
    subject: 'portfolio-item',
  },
  equipment: {
    table: Prisma.sql`equipment`,
    name: Prisma.sql`name`,
    noun: 'equipment',
    subject: 'equipment',
  },
  stat: {
    table: Prisma.sql`portfolio_stats`,
    name: Prisma.sql`label`,
    noun: 'statistic',
    subject: 'portfolio-stat',
  },
} as const satisfies Record<PortfolioEntryKind, object>

/** What stands in an order that a person sets, in that order. */
export const orders: Record<OrderedEntryKind, Prisma.Sql> = {
  item: Prisma.sql`position, created_at DESC, id`,
  stat: Prisma.sql`position, label, id`,
}

/** @throws AppError `forbidden` for everyone but photographers */
export function requireManager(actor: Actor): void {
  if (!canManagePortfolio(actor)) throw new AppError('forbidden', 'Only photographers manage the portfolio.')
}

type LockedEntry = { name: string; revision: number; deletedAt: Date | null }

/** Locks an entry until the transaction ends, also a deleted one; null when it is gone for good. */
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

/** Locks an entry until the transaction ends. @throws NotFoundError when it is deleted or gone */
export async function lockEntry(
  tx: Transaction,
  actor: Actor,
  kind: PortfolioEntryKind,
  id: string,
): Promise<LockedEntry> {
  requireManager(actor)
  const entry = await lockAnyEntry(tx, kind, id)
  const { noun } = entryConfig[kind]
  if (!entry) throw new NotFoundError(`This ${noun} no longer exists`)
  if (entry.deletedAt) {
    throw new NotFoundError(`This ${noun} was deleted meanwhile. It can be restored under Recently deleted.`)
  }
  return entry
}

/** Whether a stored entry says what a save would write: then the save is a repeat, whose first answer was lost. */
export function isSavedAlready(stored: object, wanted: object): boolean {
  const values = new Map(Object.entries(stored))
  return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(values.get(name), value))
}

/** @throws AppError `conflict` when an entry was saved by somebody else since it was opened at `seen` */
export function assertNotStale(
  kind: PortfolioEntryKind,
  seen: number,
  { revision }: { revision: number },
): void {
  if (revision === seen) return
  throw new AppError(
    'conflict',
    `Somebody else has changed this ${entryConfig[kind].noun} since you opened it`,
  )
}
