import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person works on the portfolio: any active photographer. */
export function canManagePortfolio(actor: Actor | null): boolean {
  return actor?.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The projects a person sees: everyone the published ones, photographers the drafts too. Nobody sees a deleted one. */
export function visibleTo(actor: Actor | null): Prisma.PortfolioItemWhereInput {
  return { deletedAt: null, ...(!canManagePortfolio(actor) && { published: true }) }
}

/**
 * The files a person may fetch as they were uploaded: of what is published the films. A photo says where and with what
 * it was taken, so its original is for photographers; so are the files of drafts, and those just uploaded.
 */
export function filesVisibleTo(actor: Actor | null): Prisma.StoredFileWhereInput {
  if (canManagePortfolio(actor)) return { purpose: 'PORTFOLIO' }
  return { purpose: 'PORTFOLIO', isPublic: true, contentType: { startsWith: 'video/' } }
}

/** The prepared pictures a person may fetch: of what is published, and the stills of its films. */
export function variantsVisibleTo(actor: Actor | null): Prisma.PortfolioVariantWhereInput {
  if (canManagePortfolio(actor)) return {}
  return { media: { file: shownFile } }
}

/** A file that stands on the public page, or is the still of a film that does. */
export const shownFile = {
  OR: [{ isPublic: true }, { posterOf: { file: { isPublic: true } } }],
} satisfies Prisma.StoredFileWhereInput
