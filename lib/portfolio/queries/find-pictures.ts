import 'server-only'
import { db } from '@/lib/platform/db'
import { portfolioFileAddress, portfolioFileKey } from '@/lib/portfolio/rules/media'
import type { Picture } from '@/lib/portfolio/schema'
import type { Prisma } from '@/prisma/generated/client'

const mediaFields = {
  state: true,
  width: true,
  height: true,
  placeholder: true,
  variants: { where: { format: { not: 'WEBP' } }, select: { format: true, width: true } },
} satisfies Prisma.PortfolioMediaSelect

type MediaRow = Prisma.PortfolioMediaGetPayload<{ select: typeof mediaFields }>

/** Returns the prepared pictures of media by address; the still for a video. The caller has checked that they are visible. */
export async function findPictures(addresses: readonly string[]): Promise<Map<string, Picture>> {
  const rows = await db().storedFile.findMany({
    where: { key: { in: addresses.flatMap((address) => portfolioFileKey(address) ?? []) } },
    select: {
      key: true,
      portfolioMedia: {
        select: {
          ...mediaFields,
          posterFile: { select: { key: true, portfolioMedia: { select: mediaFields } } },
        },
      },
    },
  })
  const pictures = rows.flatMap(({ key, portfolioMedia }) => {
    const poster = portfolioMedia?.posterFile
    const picture = poster ? toPicture(poster.key, poster.portfolioMedia) : toPicture(key, portfolioMedia)
    return picture ? [[portfolioFileAddress(key), picture] as const] : []
  })
  return new Map(pictures)
}

function toPicture(key: string, media: MediaRow | null): Picture | null {
  if (media?.state !== 'READY' || !media.width || !media.height) return null
  const widthsOf = (wanted: 'AVIF' | 'JPEG') =>
    media.variants
      .flatMap(({ format, width }) => (format === wanted ? [width] : []))
      .sort((one, other) => one - other)
  const [fallbackWidth, cutWidth] = widthsOf('JPEG')
  if (fallbackWidth === undefined) return null
  return {
    address: portfolioFileAddress(key),
    width: media.width,
    height: media.height,
    placeholder: media.placeholder ?? '',
    widths: widthsOf('AVIF'),
    fallbackWidth,
    hasCut: cutWidth !== undefined,
  }
}
