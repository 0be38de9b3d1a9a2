import 'server-only'
import type { MailPictures } from '@/emails/mail'
import type { Actor } from '@/lib/auth/actor'
import {
  coverageFor,
  coveredBooking,
  coveringFor,
  openedBy,
  picturedFor,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import {
  choosePictures,
  describeCover,
  describeMailed,
  isSameAddress,
  mailPictureDays,
  maxMailPictures,
} from '@/lib/photos/deliveries/rules/mail-pictures'
import type { MailPictureGrant, MailPictureLook } from '@/lib/photos/deliveries/schema/mail-pictures'
import { db } from '@/lib/platform/data/db'
import type { PicturesOf } from '@/lib/platform/jobs/outbox'
import { splitAddress } from '@/lib/platform/text/address'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'
import { dateOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { findMailReader } from './find-mail-reader'
import { mailPictureAddress } from './mail-picture-address'

type Found = { pictures: MailPictures | null; isPreparing: boolean }

const none: Found = { pictures: null, isPreparing: false }

/**
 * Finds the photos that an email shows to a client: clear while they're unlocked, else with a watermark, and blurred where the
 * client sees no more before paying. Of a booking's house, only the cover of photos that this client has of the same address.
 * Photos that are still being prepared are left out.
 */
export async function findMailPictures(
  of: PicturesOf,
  { userId, since }: { userId: string; since: Date },
): Promise<Found> {
  const actor = await findMailReader({ userId })
  if (!actor) return none
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const deliveryId = 'deliveryId' in of ? of.deliveryId : await findOfSameAddress(actor, of.bookingId, today)
  const delivery = deliveryId && (await readDelivery(actor, deliveryId, today))
  if (!delivery) return none

  const look: MailPictureLook = isUnlocked(coveringFor(actor, delivery)) ? 'clear' : 'free'
  const photos = await listPhotos(actor, delivery, look)
  const chosen = choosePictures(
    photos.filter(({ state }) => state === 'READY'),
    look,
  )
  const isPreparing = 'deliveryId' in of && photos.some(({ state }) => state === 'WAITING')
  if (!chosen) return { pictures: null, isPreparing }
  const grant = {
    readerId: actor.profileId,
    look,
    lastDay: addDays(dateOf(since, timeZone), mailPictureDays),
  }
  const { street } = splitAddress(delivery.booking.propertyAddress)
  const cover = toPicture({ ...grant, photoId: chosen.cover.id, shape: 'cover' }, describeCover(street, look))
  const row = chosen.row.map((photo) =>
    toPicture({ ...grant, photoId: photo.id, shape: 'row' }, describeMailed(photo, look)),
  )
  return { pictures: { cover, row: 'deliveryId' in of ? row : [] }, isPreparing }
}

function toPicture(grant: MailPictureGrant, alt: string): MailPictures['cover'] {
  return { src: mailPictureAddress(grant), alt }
}

/** Enough for an agent who books every day; of earlier shoots, no email shows the house. */
const maxEarlier = 200

/** Returns the client's newest delivery of the same address; null if they have none. */
async function findOfSameAddress(
  actor: Actor,
  bookingId: string,
  today: CalendarDate,
): Promise<string | null> {
  const [booking, earlier] = await Promise.all([
    db().booking.findUnique({ where: { id: bookingId }, select: { propertyAddress: true } }),
    db().mediaDelivery.findMany({
      where: { AND: [picturedFor(actor, today), { booking: { clientId: actor.profileId } }] },
      select: { id: true, booking: { select: { propertyAddress: true } } },
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      take: maxEarlier,
    }),
  ])
  if (!booking) return null
  const match = earlier.find((one) => isSameAddress(one.booking.propertyAddress, booking.propertyAddress))
  return match?.id ?? null
}

function readDelivery(actor: Actor, id: string, today: CalendarDate) {
  return db().mediaDelivery.findFirst({
    where: { AND: [{ id }, picturedFor(actor, today)] },
    select: {
      id: true,
      includedPhotos: true,
      ...coverageFor(actor),
      booking: { select: { ...coveredBooking, propertyAddress: true } },
    },
  })
}

async function listPhotos(
  actor: Actor,
  delivery: { id: string; includedPhotos: number | null },
  look: MailPictureLook,
) {
  const shown: Prisma.PhotoWhereInput =
    look === 'clear' ? openedBy(actor) : { OR: [{ isFull: true }, { isPreview: true }] }
  const isChosenFrom = delivery.includedPhotos !== null
  // Of locked photos, only previews are shown whole, so they come first.
  const chosen = [{ isCover: 'desc' }, { isPreview: 'desc' }] as const
  const photos = await db().photo.findMany({
    where: { AND: [{ deliveryId: delivery.id, state: { not: 'BROKEN' } }, shown] },
    select: { id: true, room: true, state: true, isPreview: true },
    orderBy: [...(look === 'clear' || isChosenFrom ? chosen : chosen.toReversed()), { position: 'asc' }],
    take: maxMailPictures,
  })
  return photos.map((photo) => ({ ...photo, isFree: photo.isPreview || isChosenFrom }))
}
