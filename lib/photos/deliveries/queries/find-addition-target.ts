import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import type { AdditionTarget } from '@/lib/photos/deliveries/schema/sending'
import { describeTerms } from '@/lib/photos/deliveries/words/choosing'
import { db } from '@/lib/platform/data/db'
import { splitAddress } from '@/lib/platform/text/address'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds a delivery this photographer can add photos to; null if there is none. Cached per request. */
export const findAdditionTarget = cache(
  async (actor: Actor, deliveryId: string): Promise<AdditionTarget | null> => {
    const [row, { timeZone }] = await Promise.all([
      db().mediaDelivery.findFirst({
        where: { AND: [{ id: deliveryId }, canAddPhotosTo(actor)] },
        select: {
          id: true,
          bookingId: true,
          totalPhotos: true,
          includedPhotos: true,
          extraPhotoCents: true,
          uploadedAt: true,
          booking: {
            select: { propertyAddress: true, currency: true, client: { select: { fullName: true } } },
          },
        },
      }),
      getStudio(),
    ])
    if (!row) return null
    const { propertyAddress, currency, client } = row.booking
    const sentOn = formatInstantDate(row.uploadedAt, timeZone)
    return {
      id: row.id,
      bookingId: row.bookingId,
      label: `${splitAddress(propertyAddress).street}, ${client.fullName}, sent ${sentOn}`,
      photoCount: row.totalPhotos,
      choice: describeTerms(row, currency),
    }
  },
)
