import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import {
  coverageFor,
  coveredBooking,
  coveringFor,
  mayOpenFullPhotos,
  openedBy,
  prepares,
  unexpiredOrderedBy,
} from '@/lib/photos/deliveries/policy'
import { readPoint } from '@/lib/photos/deliveries/rules/focal-point'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { listAlterations } from '@/lib/photos/deliveries/words/alterations'
import { findEditable } from '@/lib/photos/property-pages/operations/find-editable'
import { formatPrice } from '@/lib/photos/property-pages/rules/facts'
import { PageContent } from '@/lib/photos/property-pages/schema/editing'
import type { ReelAgent, ReelPhoto, ReelSource } from '@/lib/photos/reels/schema'
import { db } from '@/lib/platform/data/db'
import { splitAddress } from '@/lib/platform/text/address'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { logoAddress } from '@/lib/studio/settings/rules/logo'
import type { Prisma } from '@/prisma/generated/client'

const photoFields = {
  id: true,
  name: true,
  caption: true,
  version: true,
  room: true,
  alterations: true,
  isCover: true,
  isPreview: true,
  focalX: true,
  focalY: true,
} satisfies Prisma.PhotoSelect
type PhotoRow = Prisma.PhotoGetPayload<{ select: typeof photoFields }>

/**
 * Finds what a reel of a delivery is made from: its full photos that the actor opens, and the agent as on the property page. Null
 * if the delivery isn't theirs, is locked, or has expired. Whoever holds transferred photos makes none.
 */
export async function findReelSource(actor: Actor, deliveryId: string): Promise<ReelSource | null> {
  const { timeZone, currency, name, logoUrl } = await getStudio()
  const row = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, unexpiredOrderedBy(actor, todayIn(timeZone))] },
    select: {
      id: true,
      ...coverageFor(actor),
      page: { select: { id: true, content: true } },
      booking: {
        select: {
          ...coveredBooking,
          photographerId: true,
          photographer: { select: { accountStatus: true } },
          propertyAddress: true,
          client: { select: { avatarFileId: true } },
          brokerage: { select: { name: true, logoFileId: true } },
        },
      },
    },
  })
  if (!row || !mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, row)))) return null
  const { booking, page } = row
  const [photos, editable] = await Promise.all([
    db().photo.findMany({
      where: { AND: [{ deliveryId: row.id, state: 'READY' }, openedBy(actor)] },
      select: photoFields,
      orderBy: { position: 'asc' },
    }),
    findEditable(db(), actor, { deliveryId }),
  ])
  const content = editable && (page ? PageContent.parse(page.content) : editable.defaults)
  const photo =
    page && editable?.unlocked && booking.client.avatarFileId
      ? `/api/property-pages/${page.id}/agent?photo=${booking.client.avatarFileId.slice(0, 8)}`
      : null
  return {
    deliveryId: row.id,
    ...splitAddress(booking.propertyAddress),
    price: content ? formatPrice(content.price, currency) : '',
    photos: putCoverFirst(photos).map(toReelPhoto),
    agent: content && toAgent(content.agent, booking.brokerage, photo),
    studio: { name, logoUrl },
    canAdd: prepares(actor, booking),
  }
}

function putCoverFirst(photos: PhotoRow[]): PhotoRow[] {
  const cover = photos.find(({ isCover }) => isCover) ?? photos.find(({ isPreview }) => isPreview)
  return cover ? [cover, ...photos.filter((photo) => photo !== cover)] : photos
}

function toReelPhoto({ id, name, caption, version, room, alterations, focalX, focalY }: PhotoRow): ReelPhoto {
  return {
    id,
    name,
    caption,
    version,
    focus: readPoint(focalX, focalY),
    label: listAlterations(alterations),
    isView: room !== 'FLOOR_PLAN' && room !== 'PANORAMA',
  }
}

function toAgent(
  { name, company, license, phone, email, showsPhoto }: PageContent['agent'],
  brokerage: { name: string; logoFileId: string | null } | null,
  photo: string | null,
): ReelAgent {
  return {
    name,
    license,
    phone,
    email,
    company: company === brokerage?.name ? '' : company,
    brokerage: brokerage?.name ?? '',
    brokerageLogo: brokerage && logoAddress(brokerage.logoFileId),
    photo: showsPhoto ? photo : null,
  }
}
