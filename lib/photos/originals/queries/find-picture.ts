import 'server-only'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { soldPhotos } from '@/lib/photos/deliveries/policy'
import { viewPictureLimit } from '@/lib/photos/originals/limits'
import { openPage } from '@/lib/photos/originals/operations/open-page'
import { shownPhotos } from '@/lib/photos/originals/policy'
import type { OriginalsPicture } from '@/lib/photos/originals/schema'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/** How long anyone with the signed URL can open it: less than for a client, because the page can be turned off. */
const linkSeconds = 300

/**
 * Returns a signed URL of a picture on the page: of an altered photo, or of the unaltered one beside it.
 * @param visitor the IP address
 * @throws NotFoundError if the page isn't available or doesn't show the photo, AppError `too-many-requests`
 */
export async function findPicture(
  { token, photoId, variant }: OriginalsPicture,
  visitor: string,
): Promise<string> {
  await consumeAttempt(viewPictureLimit, visitor)
  const page = await openPage(db(), token)
  if (!page) throw new NotFoundError('Photo not found')
  const photo = await db().photo.findFirst({
    where: {
      AND: [
        { id: photoId, deliveryId: page.deliveryId, state: 'READY' },
        soldPhotos,
        { OR: [shownPhotos, { altered: { some: shownPhotos } }] },
      ],
    },
    select: {
      derivatives: {
        where: { kind: variant === 'tile' ? 'TILE' : 'SCREEN' },
        select: { file: { select: { key: true } } },
        take: 1,
      },
    },
  })
  const file = photo?.derivatives[0]?.file
  if (!file) throw new NotFoundError('Photo not found')
  return signFileUrl(file.key, linkSeconds)
}
