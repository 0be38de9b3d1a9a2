import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { variantsVisibleTo } from '@/lib/site/portfolio/policy'
import type { PictureFormat } from '@/prisma/generated/enums'
import { findVisibleFile, type PortfolioFile, selectFile } from './find-visible-file'

/** Finds a picture in one width and format. @throws NotFoundError when the actor may not see it */
export function findVariant(
  actor: Actor | null,
  { key, format, width }: { key: string; format: PictureFormat; width: number },
): Promise<PortfolioFile> {
  return findVisibleFile(actor, async (viewer) => {
    const variant = await db().portfolioVariant.findFirst({
      where: { AND: [{ format, width, media: { file: { key } } }, variantsVisibleTo(viewer)] },
      select: { file: { select: selectFile } },
    })
    return variant?.file ?? null
  })
}
