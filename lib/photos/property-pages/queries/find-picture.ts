import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { soldPhotos } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { visibleTo } from '@/lib/photos/property-pages/policy'
import { PageContent } from '@/lib/photos/property-pages/schema/editing'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export type PublicPicture = { key: string; contentType: string; sizeBytes: number }

/**
 * Finds a picture of a page that the actor sees now, without watermark and metadata.
 * @throws NotFoundError for any other page, for a photo that the page doesn't show, and for a print of what is no panorama
 */
export async function findPicture(
  actor: Actor | null,
  wanted: { pageId: string; photoId: string; kind: 'TILE' | 'SCREEN' | 'PRINT' },
): Promise<PublicPicture> {
  const { timeZone } = await getStudio()
  const page = await db().propertyPage.findFirst({
    where: { AND: [{ id: wanted.pageId }, visibleTo(actor, todayIn(timeZone))] },
    select: {
      content: true,
      delivery: {
        select: {
          invoices: latestPayment,
          booking: { select: { importedAt: true } },
          photos: {
            where: {
              AND: [soldPhotos],
              id: wanted.photoId,
              isFull: true,
              state: 'READY',
              ...(wanted.kind === 'PRINT' && { room: 'PANORAMA' }),
            },
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
  if (!page || !file || !isUnlocked(page.delivery)) throw new NotFoundError('Photo not found')
  if (PageContent.parse(page.content).leftOut.includes(wanted.photoId))
    throw new NotFoundError('Photo not found')
  return { ...file, sizeBytes: Number(file.sizeBytes) }
}
