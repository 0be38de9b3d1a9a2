import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { listColleagues } from '@/lib/booking/bookings/queries/list-colleagues'
import { blockedDayText, chooseActivePhotographerText } from '@/lib/booking/bookings/words/changes'
import { changeTitles, requestTitles } from '@/lib/booking/bookings/words/notifications'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import type { MailPayload } from '@/lib/platform/jobs/outbox'
import { approveBooking } from '@/lib/workflows/approve-booking'
import { reassignBooking } from './reassign-booking'
import { rescheduleBooking } from './reschedule-booking'

useDatabase()

let owner: Actor
let client: Actor
let photographer: Actor
let colleague: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  owner = await createPerson('PHOTOGRAPHER', 'Ava Owner', 'owner@example.test')
  services = await makeServices()
})
beforeEach(async () => {
  day += 1
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
})

async function freshBooking(of = photographer) {
  const slotId = await makeSlot(of, day)
  return { slotId, bookingId: await makeBooking(client, slotId, services) }
}

const disable = ({ profileId }: Actor) =>
  db().profile.update({ where: { id: profileId }, data: { accountStatus: 'DISABLED' } })
const photographerOf = async (bookingId: string) =>
  (await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).photographerId
const isOpen = async (slotId: string) => (await listOpenSlots(client)).slots.some(({ id }) => id === slotId)
const bellOf = async ({ userId }: Actor) =>
  (await db().notification.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })).map(
    ({ title, actionType }) => [title, actionType],
  )
async function lastMailTo({ userId }: Actor) {
  const [row] = await db().outboxMessage.findMany({
    where: { kind: 'MAIL', userId },
    orderBy: { createdAt: 'desc' },
    take: 1,
  })
  const payload = row?.payload as MailPayload
  const method = payload.attachments?.[0]?.contentType.split('method=')[1] ?? null
  return { topic: row?.topic, ...payload, method }
}

test('the owner reassigns a confirmed shoot at its time; all three are notified, with calendar events', async () => {
  const { bookingId, slotId } = await freshBooking()
  await approveBooking(photographer, bookingId)
  const before = await findBooking(client, bookingId)
  await reassignBooking(owner, { bookingId, photographerId: colleague.profileId })
  const after = await findBooking(client, bookingId)
  expect(after).toMatchObject({
    status: 'CONFIRMED',
    date: before?.date,
    startTime: before?.startTime,
    slotIds: [],
    photographer: { fullName: 'Ada Reyes' },
    revision: (before?.revision ?? 0) + 1,
  })
  expect(await isOpen(slotId)).toBe(true)
  expect(after?.events.at(-1)).toMatchObject({
    kind: 'HANDED_OVER',
    actorName: 'Ava Owner',
    before: { photographerId: photographer.profileId },
    after: { photographerId: colleague.profileId },
    reassignment: { from: 'Marin Holt', to: 'Ada Reyes' },
  })
  expect((await bellOf(client)).at(-1)).toEqual([changeTitles['new-photographer'], 'view_booking'])
  expect(await bellOf(colleague)).toEqual([[changeTitles['taken-over'], 'view_booking']])
  expect((await bellOf(photographer)).at(-1)).toEqual([changeTitles['handed-over'], 'view_booking'])
  expect(await lastMailTo(client)).toMatchObject({
    change: 'new-photographer',
    photographer: 'Ada Reyes',
    formerPhotographer: 'Marin Holt',
    awaitsApproval: false,
    method: 'REQUEST',
  })
  expect(await lastMailTo(colleague)).toMatchObject({
    change: 'taken-over',
    byName: 'Ava Owner',
    order: { total: '$498.00', instructions: 'Lockbox on the side gate.' },
    method: 'REQUEST',
  })
  expect(await lastMailTo(photographer)).toMatchObject({
    change: 'handed-over',
    photographer: 'Ada Reyes',
    method: 'CANCEL',
  })
  const audited = await db().auditEntry.findFirst({
    where: { subjectId: bookingId, action: 'booking.handed-over' },
  })
  expect(audited).toMatchObject({
    actorId: owner.profileId,
    details: { from: 'Marin Holt', to: 'Ada Reyes' },
  })
})

test('sends the new photographer of a pending booking the full approval request', async () => {
  const { bookingId } = await freshBooking()
  await reassignBooking(photographer, { bookingId, photographerId: colleague.profileId })
  expect(await bellOf(colleague)).toEqual([[requestTitles.photographer, 'approve_booking']])
  expect(await lastMailTo(colleague)).toMatchObject({
    topic: 'booking-requested',
    moved: { byName: 'Marin Holt', from: 'Marin Holt' },
    total: '$498.00',
    instructions: 'Lockbox on the side gate.',
    method: 'REQUEST',
  })
  await expect(approveBooking(photographer, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
  await approveBooking(colleague, bookingId)
})

test("lets a colleague take over a disabled photographer's booking for themselves only", async () => {
  const { bookingId } = await freshBooking()
  const takeOver = (who: Actor) => reassignBooking(who, { bookingId, photographerId: who.profileId })
  await expect(takeOver(colleague)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(takeOver(client)).rejects.toMatchObject({ code: 'forbidden' })
  await disable(photographer)
  expect((await findBooking(colleague, bookingId))?.may).toMatchObject({ takeOver: true, reassign: false })
  const third = await createPerson('PHOTOGRAPHER')
  await expect(
    reassignBooking(colleague, { bookingId, photographerId: third.profileId }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  await takeOver(colleague)
  await takeOver(colleague)
  expect(await photographerOf(bookingId)).toBe(colleague.profileId)
  expect((await findBooking(colleague, bookingId))?.may).toMatchObject({ takeOver: false, reassign: true })
  expect(await bellOf(colleague)).toEqual([])
  expect(await lastMailTo(colleague)).toMatchObject({ change: 'taken-over', byName: null, method: 'REQUEST' })
  expect(await db().bookingEvent.count({ where: { bookingId, kind: 'HANDED_OVER' } })).toBe(1)
})

test('rejects other clients, and reassigns only to active photographers', async () => {
  const { bookingId } = await freshBooking()
  const stranger = await createPerson('CLIENT')
  const retired = await createPerson('PHOTOGRAPHER')
  await disable(retired)
  await expect(
    reassignBooking(stranger, { bookingId, photographerId: colleague.profileId }),
  ).rejects.toMatchObject({ code: 'not-found' })
  for (const { profileId } of [client, retired]) {
    await expect(reassignBooking(owner, { bookingId, photographerId: profileId })).rejects.toMatchObject({
      code: 'conflict',
      message: chooseActivePhotographerText,
    })
  }
  const names = (await listColleagues(owner, photographer.profileId)).map(({ profileId }) => profileId)
  expect(names).toContain(colleague.profileId)
  expect(names).not.toContain(photographer.profileId)
  expect(names).not.toContain(retired.profileId)
  expect(await listColleagues(client, photographer.profileId)).toEqual([])
})

describe('the new photographer’s calendar', () => {
  test('rejects an overlapping shoot, but not an adjacent one', async () => {
    const { bookingId } = await freshBooking()
    const over = await makeBooking(client, await makeSlot(colleague, day, '11:30', '13:00'), services)
    await expect(
      reassignBooking(owner, { bookingId, photographerId: colleague.profileId }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Ada Reyes already has .* 1418 Alder Ridge Lane, .* at 11:30\.$/),
    })
    expect(await photographerOf(bookingId)).toBe(photographer.profileId)
    await cancelBooking(client, over)
    await makeBooking(client, await makeSlot(colleague, day, '13:00', '14:00'), services)
    await reassignBooking(owner, { bookingId, photographerId: colleague.profileId })
    expect(await photographerOf(bookingId)).toBe(colleague.profileId)
  })

  test('rejects a blocked day', async () => {
    const { bookingId } = await freshBooking()
    const { shootDate } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
    await db().blockedDay.create({ data: { photographerId: colleague.profileId, date: shootDate } })
    await expect(
      reassignBooking(owner, { bookingId, photographerId: colleague.profileId }),
    ).rejects.toMatchObject({ code: 'conflict', message: blockedDayText('Ada Reyes') })
  })

  test('claims a free slot that matches the time, and frees it on cancellation', async () => {
    const { bookingId } = await freshBooking()
    const matching = await makeSlot(colleague, day)
    await reassignBooking(owner, { bookingId, photographerId: colleague.profileId })
    expect((await findBooking(client, bookingId))?.slotIds).toEqual([matching])
    expect(await isOpen(matching)).toBe(false)
    await cancelBooking(client, bookingId)
    expect(await isOpen(matching)).toBe(true)
  })

  test("doesn't offer a slot that overlaps a shoot without a slot", async () => {
    const { bookingId } = await freshBooking()
    const overlapping = await makeSlot(colleague, day, '10:00', '11:00')
    await reassignBooking(owner, { bookingId, photographerId: colleague.profileId })
    expect(await isOpen(overlapping)).toBe(false)
    await expect(makeBooking(client, overlapping, services)).rejects.toMatchObject({ code: 'slot-taken' })
    await rescheduleBooking(colleague, {
      bookingId,
      slotId: await makeSlot(colleague, day + 100),
      propertyAddress: '1418 Alder Ridge Lane',
      specialInstructions: '',
    })
    expect(await isOpen(overlapping)).toBe(true)
  })
})

test('gives a shoot to one of several colleagues who take it over concurrently', async () => {
  const { bookingId } = await freshBooking()
  await disable(photographer)
  const team = await Promise.all(Array.from({ length: 6 }, () => createPerson('PHOTOGRAPHER')))
  const outcomes = await Promise.allSettled(
    team.map(({ profileId }, index) =>
      reassignBooking(team[index] as Actor, { bookingId, photographerId: profileId }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db().bookingEvent.count({ where: { bookingId, kind: 'HANDED_OVER' } })).toBe(1)
})

test('reassigns only one of two overlapping shoots to the same colleague concurrently', async () => {
  const other = await createPerson('PHOTOGRAPHER')
  const [one, two] = [await freshBooking(), await freshBooking(other)]
  const outcomes = await Promise.allSettled(
    [one, two].map(({ bookingId }) =>
      reassignBooking(owner, { bookingId, photographerId: colleague.profileId }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db().booking.count({ where: { photographerId: colleague.profileId } })).toBe(1)
})

test('races a reassignment with a booking, a cancellation, and a reschedule without overlaps or deadlocks', async () => {
  for (let round = 0; round < 4; round += 1) {
    day += 1
    const { bookingId } = await freshBooking()
    const slot = await makeSlot(colleague, day, '10:00', '11:00')
    const elsewhere = await makeSlot(photographer, day, '15:00', '18:00')
    const outcomes = await Promise.allSettled([
      reassignBooking(owner, { bookingId, photographerId: colleague.profileId }),
      makeBooking(client, slot, services),
      cancelBooking(client, bookingId),
      rescheduleBooking(client, {
        bookingId,
        slotId: elsewhere,
        propertyAddress: '1418 Alder Ridge Lane',
        specialInstructions: '',
      }),
    ])
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({
          code: expect.stringMatching(/^(conflict|slot-taken|forbidden)$/),
        })
      }
    }
    const live = await db().booking.findMany({
      where: { photographerId: colleague.profileId, status: { not: 'CANCELLED' } },
      select: { shootDate: true, shootTime: true },
    })
    const ofDay = new Set(live.map(({ shootDate }) => shootDate.getTime()))
    expect(live).toHaveLength(ofDay.size)
  }
})

test('reassigns a finished booking without calendar events', async () => {
  const { bookingId } = await freshBooking()
  await db().booking.update({ where: { id: bookingId }, data: { status: 'COMPLETED' } })
  await reassignBooking(owner, { bookingId, photographerId: colleague.profileId })
  for (const person of [client, photographer, colleague]) {
    expect((await lastMailTo(person)).method).toBeNull()
  }
})
