import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { soldPhotos } from '@/lib/deliveries/policy'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import { latestPayment } from '@/lib/invoices/rules/coverage'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { visibleTo } from '@/lib/property-pages/policy'
import { PageContent } from '@/lib/property-pages/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'

export type PublicPicture = { key: string; contentType: string; sizeBytes: number }

/**
 * Finds a picture of a page that the actor sees now, without watermark and metadata.
 * @throws NotFoundError for any other page, and for a photo that the page doesn't show
 */
export async function findPicture(
  actor: Actor | null,
  wanted: { pageId: string; photoId: string; kind: 'TILE' | 'SCREEN' },
): Promise<PublicPicture> {
  const { timeZone } = await getStudio()
  const page = await db().propertyPage.findFirst({
    where: { AND: [{ id: wanted.pageId }, visibleTo(actor, todayIn(timeZone))] },
    select: {
      content: true,
      delivery: {
        select: {
          invoices: latestPayment,
          photos: {
            where: { AND: [soldPhotos], id: wanted.photoId, isFull: true, state: 'READY' },
            select: {
              derivatives: {
                where: { kind: wanted.kind },
                select: { file: { select: { key: true, contentType: true, sizeBytes: true } } },
              },
            },
          },
        },
      },
    },
  })
  const file = page?.delivery.photos[0]?.derivatives[0]?.file
  if (!page || !file || !isUnlocked(page.delivery.invoices)) throw new NotFoundError('Photo not found')
  if (PageContent.parse(page.content).leftOut.includes(wanted.photoId))
    throw new NotFoundError('Photo not found')
  return { ...file, sizeBytes: Number(file.sizeBytes) }
}
