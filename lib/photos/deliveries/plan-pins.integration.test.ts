import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { removePhotos } from './commands/remove-photos'
import { removePlanPin } from './commands/remove-plan-pin'
import { setPlanPin } from './commands/set-plan-pin'
import { addPhotos } from './deliveries.fixture'
import { maxPinsPerPlan } from './limits'
import { findArrangement } from './queries/find-arrangement'
import { findDelivery } from './queries/find-delivery'
import { linkedPanoramaText, notAPlanText, pinnedPlanText, tooManyPinsText } from './words/plan-pins'

useDatabase()

let client: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string
let planId: string
let kitchenId: string
let bathId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  deliveryId = await createDelivery(bookingId)
  await createInvoice(bookingId, 49_800, deliveryId)
  await setPaid(true)
  const [kitchen = '', bath = '', plan = ''] = await addPhotos(deliveryId, 3)
  ;[kitchenId, bathId, planId] = [kitchen, bath, plan]
  await setRoom(planId, 'FLOOR_PLAN')
})

function setPaid(paid: boolean) {
  return db().invoice.updateMany({
    where: { bookingId },
    data: paid
      ? { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' }
      : { status: 'PENDING', paidAt: null, paidMethod: null },
  })
}

const setRoom = (id: string, room: 'FLOOR_PLAN' | 'KITCHEN' | 'PANORAMA') =>
  db().photo.update({ where: { id }, data: { room } })
const spot = { x: 0.25, y: 0.75, direction: 90 }
const pin = (actor: Actor, changes: Partial<Parameters<typeof setPlanPin>[1]> = {}) =>
  setPlanPin(actor, { deliveryId, planId, photoId: kitchenId, ...spot, ...changes })
const pinsSeenBy = async (actor: Actor) => (await findDelivery(actor, { deliveryId }))?.pins

test('a pin is placed, moved, turned and removed, by the studio and by the client', async () => {
  await pin(photographer)
  expect(await pinsSeenBy(client)).toEqual([{ planId, photoId: kitchenId, ...spot }])
  await pin(client, { x: 1, direction: null })
  await pin(client, { photoId: bathId, x: 0, y: 0, direction: 359 })
  const pins = await pinsSeenBy(photographer)
  expect(pins).toHaveLength(2)
  expect(pins).toContainEqual({ planId, photoId: kitchenId, x: 1, y: 0.75, direction: null })
  expect((await findArrangement(client, { bookingId, deliveryId }))?.pins).toEqual(pins)

  const bath = { deliveryId, planId, photoId: bathId }
  await removePlanPin(photographer, bath)
  await removePlanPin(photographer, bath)
  expect(await pinsSeenBy(client)).toEqual([{ planId, photoId: kitchenId, x: 1, y: 0.75, direction: null }])
})

test('editors pin; other clients, coordinators, and the client of locked photos do not', async () => {
  const editor = await createPerson('EDITOR')
  await pin(editor)
  for (const role of ['CLIENT', 'COORDINATOR'] as const) {
    const other = await createPerson(role)
    await expect(pin(other)).rejects.toThrow(NotFoundError)
    await expect(removePlanPin(other, { deliveryId, planId, photoId: kitchenId })).rejects.toThrow(
      NotFoundError,
    )
  }
  await setPaid(false)
  await expect(pin(client)).rejects.toThrow(NotFoundError)
  await expect(removePlanPin(client, { deliveryId, planId, photoId: kitchenId })).rejects.toThrow(
    NotFoundError,
  )
  expect(await pinsSeenBy(client)).toEqual([])
  expect(await pinsSeenBy(photographer)).toHaveLength(1)
})

test('only photos of the same delivery are pinned, and only to a floor plan', async () => {
  const elsewhere = await createDelivery(bookingId)
  const [strange = ''] = await addPhotos(elsewhere, 1)
  await expect(pin(photographer, { photoId: strange })).rejects.toThrow(NotFoundError)
  await expect(pin(photographer, { planId: strange })).rejects.toThrow(NotFoundError)
  await expect(pin(photographer, { deliveryId: elsewhere })).rejects.toThrow(NotFoundError)
  await expect(pin(photographer, { planId: bathId })).rejects.toThrow(notAPlanText)
  await expect(pin(photographer, { photoId: planId })).rejects.toThrow(pinnedPlanText)
  const row = { deliveryId, planId, ...spot }
  await expect(db().planPin.create({ data: { ...row, photoId: strange } })).rejects.toThrow()
  await expect(db().planPin.create({ data: { ...row, photoId: kitchenId, x: 1.01 } })).rejects.toThrow()
  expect(await db().planPin.count({ where: { deliveryId } })).toBe(0)
})

test('a panorama is linked with other panoramas, and pinned to a plan', async () => {
  await setRoom(kitchenId, 'PANORAMA')
  const link = { planId: kitchenId, photoId: bathId }
  await expect(pin(photographer, link)).rejects.toThrow(linkedPanoramaText)
  await setRoom(bathId, 'PANORAMA')
  await pin(photographer, link)
  await pin(photographer, { photoId: kitchenId })
  for (const photoId of [planId, kitchenId]) {
    await expect(pin(photographer, { planId: kitchenId, photoId })).rejects.toThrow(linkedPanoramaText)
  }
  const seen = await pinsSeenBy(client)
  expect(seen).toHaveLength(2)
  expect(seen).toContainEqual({ ...link, x: 0.25, y: 0.75, direction: null })
  await setRoom(bathId, 'KITCHEN')
  expect((await pinsSeenBy(client))?.map((one) => one.planId)).toEqual([planId])
})

test('a client who chose some photos sees the pins of those', async () => {
  await pin(photographer)
  await pin(photographer, { photoId: bathId })
  await db().mediaDelivery.update({
    where: { id: deliveryId },
    data: { includedPhotos: 2, extraPhotoCents: 2000 },
  })
  await db().photo.updateMany({ where: { id: { in: [planId, bathId] } }, data: { choice: 'SOLD' } })
  expect((await pinsSeenBy(client))?.map(({ photoId }) => photoId)).toEqual([bathId])
  expect(await pinsSeenBy(photographer)).toHaveLength(2)
  await db().photo.update({ where: { id: planId }, data: { choice: 'OPEN' } })
  expect(await pinsSeenBy(client)).toEqual([])
})

test('pins are deleted with their photo and their plan, and hidden while its room is another', async () => {
  await pin(photographer)
  await pin(photographer, { photoId: bathId })
  await setRoom(planId, 'KITCHEN')
  expect(await pinsSeenBy(photographer)).toEqual([])
  await setRoom(planId, 'FLOOR_PLAN')
  expect(await pinsSeenBy(photographer)).toHaveLength(2)
  await removePhotos(photographer, { deliveryId, photoIds: [bathId] })
  expect(await db().planPin.findMany({ where: { deliveryId }, select: { photoId: true } })).toEqual([
    { photoId: kitchenId },
  ])
  await removePhotos(photographer, { deliveryId, photoIds: [planId] })
  expect(await db().planPin.count({ where: { deliveryId } })).toBe(0)
})

test('a plan has a limited number of pins, and those it has can still be moved', async () => {
  const photoIds = await addPhotosAfter(maxPinsPerPlan)
  await db().planPin.createMany({
    data: photoIds.map((photoId) => ({ deliveryId, planId, photoId, x: 0.5, y: 0.5 })),
  })
  await expect(pin(photographer)).rejects.toThrow(tooManyPinsText(maxPinsPerPlan))
  await pin(photographer, { photoId: photoIds[0] ?? '' })
})

/** Adds photos behind those that the delivery has. */
async function addPhotosAfter(count: number): Promise<string[]> {
  await db().photo.updateMany({ where: { deliveryId }, data: { position: { increment: 1000 } } })
  return addPhotos(deliveryId, count)
}
