import 'server-only'
import { cache } from 'react'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { listAlterations } from '@/lib/photos/deliveries/words/alterations'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { viewPageLimit } from '@/lib/photos/originals/limits'
import { openPage } from '@/lib/photos/originals/operations/open-page'
import { shownPhotos } from '@/lib/photos/originals/policy'
import type { PublicOriginals } from '@/lib/photos/originals/schema'
import { db } from '@/lib/platform/data/db'
import { splitAddress } from '@/lib/platform/text/address'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

const picture = { id: true, width: true, height: true, placeholder: true } as const

/**
 * Returns what anyone with this address sees; null if it doesn't work. Cached per request.
 * @param visitor the IP address
 * @throws AppError `too-many-requests`
 */
export const findOriginals = cache(
  async (token: string, visitor: string): Promise<PublicOriginals | null> => {
    await consumeAttempt(viewPageLimit, visitor)
    const page = await openPage(db(), token)
    if (!page) return null
    const photos = await db().photo.findMany({
      where: { deliveryId: page.deliveryId, ...shownPhotos },
      select: { ...picture, room: true, alterations: true, unaltered: { select: picture } },
      orderBy: { position: 'asc' },
      take: fullPhotoLimit,
    })
    const pairs = photos.flatMap(({ room, alterations, unaltered, ...altered }) =>
      unaltered
        ? [
            {
              altered,
              unaltered,
              room: room ? roomNames[room] : '',
              alterations: listAlterations(alterations),
            },
          ]
        : [],
    )
    const { street, town } = splitAddress(page.address)
    return { street, town, pairs }
  },
)
