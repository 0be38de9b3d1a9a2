import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person works on the portfolio: any active photographer. */
export function canManagePortfolio(actor: Actor | null): boolean {
  return actor?.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The projects a person sees: everyone the published ones, photographers the drafts too. */
export function visibleTo(actor: Actor | null): Prisma.PortfolioItemWhereInput {
  return canManagePortfolio(actor) ? {} : { published: true }
}

/** The files a person may fetch; those of drafts, and those just uploaded, are not public. */
export function filesVisibleTo(actor: Actor | null): Prisma.StoredFileWhereInput {
  return { purpose: 'PORTFOLIO', ...(!canManagePortfolio(actor) && { isPublic: true }) }
}
