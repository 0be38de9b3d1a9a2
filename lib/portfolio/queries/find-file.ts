import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { filesVisibleTo, variantsVisibleTo } from '@/lib/portfolio/policy'
import type { PictureFormat } from '@/prisma/generated/enums'

/** A stored file of the portfolio. */
export type PortfolioFile = { key: string; contentType: string; sizeBytes: number; isPublic: boolean }

const columns = { key: true, contentType: true, sizeBytes: true } as const

/** Finds an original. @throws NotFoundError when the actor may not see it */
export async function findUpload(actor: Actor | null, key: string): Promise<PortfolioFile> {
  const file = await db().storedFile.findFirst({
    where: { AND: [{ key }, filesVisibleTo(actor)] },
    select: { ...columns, isPublic: true },
  })
  if (!file) throw new NotFoundError()
  return { ...file, sizeBytes: Number(file.sizeBytes) }
}

/** Finds a picture in one width and format. @throws NotFoundError when the actor may not see it */
export async function findVariant(
  actor: Actor | null,
  { key, format, width }: { key: string; format: PictureFormat; width: number },
): Promise<PortfolioFile> {
  const variant = await db().portfolioVariant.findFirst({
    where: { AND: [{ format, width, media: { file: { key } } }, variantsVisibleTo(actor)] },
    select: {
      file: { select: columns },
      media: { select: { file: { select: { isPublic: true, posterOf: { select: { file: isShown } } } } } },
    },
  })
  if (!variant) throw new NotFoundError()
  const { isPublic, posterOf } = variant.media.file
  return {
    ...variant.file,
    sizeBytes: Number(variant.file.sizeBytes),
    isPublic: isPublic || posterOf?.file.isPublic === true,
  }
}

const isShown = { select: { isPublic: true } } as const
