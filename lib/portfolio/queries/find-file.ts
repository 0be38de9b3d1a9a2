import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { filesVisibleTo, variantsVisibleTo } from '@/lib/portfolio/policy'
import type { PictureFormat } from '@/prisma/generated/enums'

type FileRow = { key: string; contentType: string; sizeBytes: bigint }

/** A stored file of the portfolio. */
export type PortfolioFile = { key: string; contentType: string; sizeBytes: number; isPublic: boolean }

const columns = { key: true, contentType: true, sizeBytes: true } as const

/** Finds an original. @throws NotFoundError when the actor may not see it */
export function findUpload(actor: Actor | null, key: string): Promise<PortfolioFile> {
  return findVisible(actor, (viewer) =>
    db().storedFile.findFirst({ where: { AND: [{ key }, filesVisibleTo(viewer)] }, select: columns }),
  )
}

/** Finds a picture in one width and format. @throws NotFoundError when the actor may not see it */
export function findVariant(
  actor: Actor | null,
  { key, format, width }: { key: string; format: PictureFormat; width: number },
): Promise<PortfolioFile> {
  return findVisible(actor, async (viewer) => {
    const variant = await db().portfolioVariant.findFirst({
      where: { AND: [{ format, width, media: { file: { key } } }, variantsVisibleTo(viewer)] },
      select: { file: { select: columns } },
    })
    return variant?.file ?? null
  })
}

/** Finds a file for everyone first, and so whether it is public. */
async function findVisible(
  actor: Actor | null,
  find: (viewer: Actor | null) => Promise<FileRow | null>,
): Promise<PortfolioFile> {
  const shared = await find(null)
  const file = shared ?? (actor && (await find(actor)))
  if (!file) throw new NotFoundError()
  return { ...file, sizeBytes: Number(file.sizeBytes), isPublic: shared !== null }
}
