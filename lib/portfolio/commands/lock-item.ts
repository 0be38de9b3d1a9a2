import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/platform/db'
import { NotFound, Refusal } from '@/lib/platform/errors'
import { canManagePortfolio, visibleTo } from '@/lib/portfolio/policy'

/** @throws Refusal `forbidden` for everyone but photographers */
export function requireManager(actor: Actor): void {
  if (!canManagePortfolio(actor)) throw new Refusal('forbidden', 'Only photographers manage the portfolio.')
}

/** Locks a project until the transaction ends. @throws NotFound when it is gone */
export async function lockItem(tx: Transaction, actor: Actor, itemId: string) {
  requireManager(actor)
  await tx.$queryRaw`SELECT 1 FROM portfolio_items WHERE id = ${itemId}::uuid FOR UPDATE`
  const item = await tx.portfolioItem.findFirst({
    where: { AND: [{ id: itemId }, visibleTo(actor)] },
    select: { title: true, images: true, videos: true, revision: true },
  })
  if (!item) throw new NotFound('This item no longer exists')
  return item
}
