import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Active photographers can manage the portfolio. */
export function canManagePortfolio(actor: Actor | null): boolean {
  return actor !== null && can(actor, 'manage-portfolio')
}

export type Audience = 'visitor' | 'client' | 'photographer'

/** Returns who is viewing the portfolio. Accounts that aren't active, editors, and coordinators count as visitors. */
export function audienceOf(viewer: Actor | null): Audience {
  if (viewer?.status !== 'ACTIVE') return 'visitor'
  if (canManagePortfolio(viewer)) return 'photographer'
  return isClient(viewer) ? 'client' : 'visitor'
}

/** Returns a filter for the visible projects: published ones for everyone, drafts also for photographers, never deleted ones. */
export function visibleTo(actor: Actor | null): Prisma.PortfolioItemWhereInput {
  return { deletedAt: null, ...(!canManagePortfolio(actor) && { published: true }) }
}

/**
 * Returns a filter for the originals that the actor may fetch: published videos for everyone. Photos contain metadata about
 * location and camera, so their originals are for photographers only, as are the files of drafts and new uploads.
 */
export function filesVisibleTo(actor: Actor | null): Prisma.StoredFileWhereInput {
  if (canManagePortfolio(actor)) return { purpose: 'PORTFOLIO' }
  return { portfolioMedia: { kind: 'VIDEO', item: visibleTo(actor) } }
}

/** Returns a filter for the picture variants that the actor may fetch: those of published media and the stills of published videos. */
export function variantsVisibleTo(actor: Actor | null): Prisma.PortfolioVariantWhereInput {
  if (canManagePortfolio(actor)) return {}
  const item = visibleTo(actor)
  return { media: { OR: [{ item }, { file: { posterOf: { item } } }] } }
}
