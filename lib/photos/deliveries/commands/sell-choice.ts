import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { activePurchase, choosablePhotos, unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import { priceChoice } from '@/lib/photos/deliveries/rules/choosing'
import type { ConfirmChoice } from '@/lib/photos/deliveries/schema/choosing'
import { choiceChangedText } from '@/lib/photos/deliveries/words/choosing'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { recordDeliveryEvent } from './record-delivery-event'

const fields = {
  id: true,
  bookingId: true,
  includedPhotos: true,
  extraPhotoCents: true,
  booking: {
    select: {
      propertyAddress: true,
      client: { select: { userId: true } },
      photographer: { select: { id: true, userId: true } },
    },
  },
} satisfies Prisma.MediaDeliverySelect
type ChosenDelivery = Prisma.MediaDeliveryGetPayload<{ select: typeof fields }>

/** `isNew`: false if this choice was confirmed before. `charged`: what `charge` returned for extra photos. */
export type SoldChoice<Charged> = Pick<ChosenDelivery, 'bookingId' | 'booking'> & {
  deliveryId: string
  count: number
  extraCount: number
  isNew: boolean
  charged: Charged | null
}

/** `createPurchase`: for photos that aren't sold with the delivery's own invoice. Returns its id. */
export type ChargedExtra = {
  deliveryId: string
  count: number
  cents: number
  createPurchase: () => Promise<string>
}

/**
 * Sells the client's confirmed choice: first the photos that are included, then the extra ones. Idempotent. The caller has locked
 * the booking; locks the delivery.
 * @param charge charges for extra photos, and returns the purchase that they are sold with; null for the delivery's own invoice
 * @throws as confirmChoice
 */
export async function sellChoice<Charged extends { purchaseId: string | null }>(
  tx: Transaction,
  actor: Actor,
  { deliveryId, photoIds, extraCents }: ConfirmChoice,
  charge: (extra: ChargedExtra) => Promise<Charged>,
): Promise<SoldChoice<Charged>> {
  await lockRow(tx, 'media_deliveries', deliveryId)
  const { delivery, terms } = await readDelivery(tx, actor, deliveryId)
  const { bookingId, booking } = delivery
  const sold = { deliveryId, bookingId, booking, count: photoIds.length, extraCount: 0, charged: null }
  const soldPhotos = {
    deliveryId,
    choice: 'SOLD',
    OR: [{ purchaseId: null }, { purchase: activePurchase }],
  } satisfies Prisma.PhotoWhereInput
  const known = await tx.photo.count({ where: { AND: [soldPhotos], id: { in: photoIds } } })
  if (known === photoIds.length) return { ...sold, isNew: false }
  const chosen = await tx.photo.findMany({
    where: { AND: [choosablePhotos], deliveryId, choice: 'CHOSEN' },
    select: { id: true },
    orderBy: { position: 'asc' },
  })
  const ids = chosen.map(({ id }) => id)
  const soldCount = await tx.photo.count({ where: soldPhotos })
  const priced = priceChoice(terms, { sold: soldCount, chosen: ids.length })
  const isShown = ids.length === photoIds.length && ids.every((id) => photoIds.includes(id))
  if (!isShown || priced.extraCents !== extraCents) throw new AppError('conflict', choiceChangedText)
  const createPurchase = () => createPurchaseOf(tx, delivery)
  const { extraCount } = priced
  const charged =
    extraCount > 0 ? await charge({ deliveryId, count: extraCount, cents: extraCents, createPurchase }) : null
  const extraIds = ids.slice(priced.freeCount)
  await markSold(tx, ids.slice(0, priced.freeCount), null)
  await markSold(tx, extraIds, charged?.purchaseId ?? null)
  const details = { photos: ids.length, extra: extraCount }
  await recordDeliveryEvent(tx, { deliveryId, kind: 'PHOTOS_CHOSEN', actorId: actor.profileId, details })
  await recordAudit(tx, actor, 'photos.chosen', deliveryId, { ...details, amountCents: extraCents })
  await pushEvent(tx, [booking.client, booking.photographer], 'delivery-changed', { deliveryId, bookingId })
  return { ...sold, extraCount, isNew: true, charged }
}

async function readDelivery(tx: Transaction, actor: Actor, deliveryId: string) {
  const { timeZone } = await getStudio()
  const delivery = await tx.mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, unexpiredOrderedBy(actor, todayIn(timeZone))] },
    select: fields,
  })
  const { includedPhotos, extraPhotoCents } = delivery ?? {}
  if (!delivery || typeof includedPhotos !== 'number' || typeof extraPhotoCents !== 'number')
    throw new NotFoundError('Photo delivery not found')
  return { delivery, terms: { includedPhotos, extraPhotoCents } }
}

async function createPurchaseOf(tx: Transaction, { id, bookingId }: ChosenDelivery): Promise<string> {
  const purchase = await tx.photoPurchase.create({
    data: { deliveryId: id, bookingId },
    select: { id: true },
  })
  return purchase.id
}

async function markSold(tx: Transaction, ids: readonly string[], purchaseId: string | null): Promise<void> {
  if (ids.length === 0) return
  await tx.photo.updateMany({ where: { id: { in: [...ids] } }, data: { choice: 'SOLD', purchaseId } })
}
