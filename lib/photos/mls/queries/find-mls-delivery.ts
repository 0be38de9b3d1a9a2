import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import type { StateCode } from '@/lib/catalog/taxes/rules/states'
import {
  coverageFor,
  coveredBooking,
  coveringFor,
  mayOpenFullPhotos,
  openedBy,
  unexpiredFor,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import { db } from '@/lib/platform/data/db'
import { splitAddress } from '@/lib/platform/text/address'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

export type MlsDelivery = {
  id: string
  bookingId: string
  street: string
  uploadedAt: Date
  timeZone: string
  /** Where the property is; null if unknown. */
  state: StateCode | null
  /** The full photos in the gallery's order. */
  photos: MlsPhoto[]
}

/** Finds a delivery with its full photos; null if the actor may not open them: it isn't theirs, is locked, or has expired. */
export async function findMlsDelivery(
  actor: Actor,
  wanted: { deliveryId: string; bookingId?: string },
): Promise<MlsDelivery | null> {
  const { timeZone } = await getStudio()
  const { deliveryId, bookingId } = wanted
  const row = await db().mediaDelivery.findFirst({
    where: {
      AND: [{ id: deliveryId }, bookingId ? { bookingId } : {}, unexpiredFor(actor, todayIn(timeZone))],
    },
    select: {
      id: true,
      bookingId: true,
      uploadedAt: true,
      ...coverageFor(actor),
      booking: {
        select: { propertyAddress: true, propertyState: true, propertyZip: true, ...coveredBooking },
      },
    },
  })
  if (!row || !mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, row)))) return null
  const photos = await db().photo.findMany({
    where: { AND: [{ deliveryId: row.id }, openedBy(actor)] },
    select: photoFields,
    orderBy: { position: 'asc' },
  })
  const { street } = splitAddress(row.booking.propertyAddress)
  return {
    id: row.id,
    bookingId: row.bookingId,
    street,
    uploadedAt: row.uploadedAt,
    timeZone,
    state: toTaxPlace(row.booking).state,
    photos: photos.map(toMlsPhoto),
  }
}

const photoFields = {
  id: true,
  name: true,
  state: true,
  width: true,
  height: true,
  room: true,
  caption: true,
  alterations: true,
  unalteredPhotoId: true,
  originalFile: { select: { sizeBytes: true, contentType: true } },
  derivatives: { where: { kind: 'MLS' }, select: { file: { select: { sizeBytes: true } } } },
} satisfies Prisma.PhotoSelect

type PhotoRow = Prisma.PhotoGetPayload<{ select: typeof photoFields }>

function toMlsPhoto({ state, width, height, originalFile, derivatives, ...photo }: PhotoRow): MlsPhoto {
  const isReady = state === 'READY'
  const [web] = derivatives
  return {
    ...photo,
    isWaiting: state === 'WAITING',
    width: isReady ? width : null,
    height: isReady ? height : null,
    bytes: Number(originalFile.sizeBytes),
    webBytes: web ? Number(web.file.sizeBytes) : null,
    contentType: originalFile.contentType,
  }
}
