import 'server-only'
import { portfolioFileAddress } from '@/lib/site/portfolio/rules/media'
import type { Medium, Picture } from '@/lib/site/portfolio/schema'
import type { Prisma } from '@/prisma/generated/client'

const pictureColumns = {
  state: true,
  width: true,
  height: true,
  placeholder: true,
  file: { select: { key: true } },
  variants: { where: { format: { not: 'WEBP' } }, select: { format: true, width: true } },
} satisfies Prisma.PortfolioMediaSelect

/** The media of a project in display order: the cover, the other images, the videos. */
const media = {
  select: {
    ...pictureColumns,
    fileId: true,
    kind: true,
    position: true,
    posterFile: { select: { portfolioMedia: { select: pictureColumns } } },
  },
  orderBy: [{ isCover: 'desc' }, { kind: 'asc' }, { position: 'asc' }],
} satisfies Prisma.PortfolioItem$mediaArgs

/** What the public page and the management page show of a project. */
export const selectProject = {
  id: true,
  title: true,
  category: true,
  location: true,
  description: true,
  services: true,
  media,
} satisfies Prisma.PortfolioItemSelect

type PictureRow = Prisma.PortfolioMediaGetPayload<{ select: typeof pictureColumns }>
type MediaRow = Prisma.PortfolioMediaGetPayload<typeof media>

/** Returns a medium with its prepared picture; the still for a video. */
export function toMedium({ fileId, kind, posterFile, ...row }: MediaRow): Medium {
  return {
    id: fileId,
    kind: kind === 'VIDEO' ? 'video' : 'image',
    address: portfolioFileAddress(row.file.key),
    picture: toPicture(posterFile?.portfolioMedia ?? row),
  }
}

function toPicture({ state, width, height, placeholder, file, variants }: PictureRow): Picture | null {
  if (state !== 'READY' || !width || !height) return null
  const widthsOf = (wanted: 'AVIF' | 'JPEG') =>
    variants
      .flatMap((variant) => (variant.format === wanted ? [variant.width] : []))
      .sort((one, other) => one - other)
  const [fallbackWidth, cutWidth] = widthsOf('JPEG')
  if (fallbackWidth === undefined) return null
  return {
    address: portfolioFileAddress(file.key),
    width,
    height,
    placeholder: placeholder ?? '',
    widths: widthsOf('AVIF'),
    fallbackWidth,
    hasCut: cutWidth !== undefined,
  }
}

/** Whether visitors see a medium: videos always, images once they are prepared. */
export function isShown({ kind, picture }: Medium): boolean {
  return kind === 'video' || picture !== null
}
