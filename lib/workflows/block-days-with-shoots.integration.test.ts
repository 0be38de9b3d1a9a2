import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import {
  cancelBooking,
  makeBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
} from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { newPaymentText } from '@/lib/booking/bookings/words/cancelling'
import { apologize, changeTitles } from '@/lib/booking/bookings/words/notifications'
import { describeBookingEvents } from '@/lib/booking/bookings/words/timeline'
import { saveBookingRules } from '@/lib/calendar/availability/commands/save-booking-rules'
import { maxShootsAtOnce } from '@/lib/calendar/availability/limits'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import type { BlockDaysWithShoots, ShootToMove } from '@/lib/calendar/availability/schema/blocked-days'
import { tooManyShootsText } from '@/lib/calendar/availability/words/blocked-days'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import type { MailPayload } from '@/lib/platform/jobs/outbox'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { approveBooking } from './approve-booking'
import { blockDaysWithShoots } from './block-days-with-shoots'
import { createBookingWithDeposit } from './book-shoot'
import { listShootsToMove } from './list-shoots-to-move'

useDatabase()

const later = (days: number) => addDays(todayIn('America/New_York'), days)
let client: Actor
let photographer: Actor
let colleague: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  await createStudio()
  services = await makeServices()
})
beforeEach(async () => {
  day += 3
  // Photographers from earlier tests must not be free.
  await db().profile.updateMany({ where: { role: 'PHOTOGRAPHER' }, data: { accountStatus: 'DISABLED' } })
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
})

const range = () => ({ fromDate: later(day), untilDate: later(day + 1) })
const book = async (of: Actor, onDay = day, from = '09:00', until = '12:00') =>
  makeBooking(client, await makeSlot(of, onDay, from, until), services)

/** Returns the form's input: each listed shoot with the decision that `decide` makes. */
async function decided(
  decide: (bookingId: string) => Actor | null,
  actor = photographer,
): Promise<BlockDaysWithShoots> {
  return toInput(await listShootsToMove(actor, range()), decide)
}

function toInput(
  shoots: readonly ShootToMove[],
  decide: (bookingId: string) => Actor | null,
): BlockDaysWithShoots {
  return {
    ...range(),
    reason: 'Fever',
    note: 'Get in touch for a new time.',
    shoots: shoots.map(({ bookingId, revision, payments }) => ({
      bookingId,
      revision,
      reassignTo: decide(bookingId)?.profileId ?? null,
      shownInvoiceIds: payments.map(({ invoiceId }) => invoiceId),
    })),
  }
}

const bookingOf = (id: string) => db().booking.findUniqueOrThrow({ where: { id } })
const countBlocks = ({ profileId }: Actor) => db().blockedDay.count({ where: { photographerId: profileId } })
const openSlotIds = async () => (await listOpenSlots(client)).slots.map(({ id }) => id)
async function mailsTo({ userId }: Actor) {
  const rows = await db().outboxMessage.findMany({
    where: { kind: 'MAIL', userId },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ topic, payload }) => ({ topic, ...(payload as MailPayload) }))
}
const conflict = { code: 'conflict' }

describe('the shoots in the way', () => {
  test('name the available colleagues, with those who offer that time first', async () => {
    const bookingId = await book(photographer)
    const offering = await createPerson('PHOTOGRAPHER', 'Zoe Lind')
    await makeSlot(offering, day, '09:00', '10:30')
    await makeSlot(offering, day, '10:30', '12:00')
    const busy = await createPerson('PHOTOGRAPHER', 'Ben Busy')
    await book(busy, day, '11:00', '13:00')
    const near = await createPerson('PHOTOGRAPHER', 'Nia Near')
    await saveBookingRules(near, { minimumNoticeMinutes: 0, bufferMinutes: 45 })
    await book(near, day, '12:30', '14:00')
    const away = await createPerson('PHOTOGRAPHER', 'Avi Away')
    await db().blockedDay.create({
      data: { photographerId: away.profileId, date: dateToDatabase(later(day)) },
    })
    const [shoot, ...others] = await listShootsToMove(photographer, range())
    expect(others).toEqual([])
    expect(shoot).toMatchObject({ bookingId, clientName: 'Dana Whitfield', startTime: '09:00', payments: [] })
    expect(shoot?.colleagues.map(({ fullName, hasOpenSlots }) => [fullName, hasOpenSlots])).toEqual([
      ['Zoe Lind', true],
      ['Ada Reyes', false],
    ])
  })

  test('leave out past, delivered, and cancelled shoots, and those of others', async () => {
    await book(colleague)
    await cancelBooking(client, await book(photographer))
    const done = await book(photographer, day + 1)
    await db().booking.update({ where: { id: done }, data: { status: 'COMPLETED' } })
    expect(await listShootsToMove(photographer, range())).toEqual([])
    const delivered = await book(photographer, day, '13:00', '14:00')
    await db().mediaDelivery.create({
      data: {
        bookingId: delivered,
        fileName: 'photos.zip',
        fileType: 'image/jpeg',
        googleDriveLink: 'https://drive.google.com/drive/folders/test',
        totalPhotos: 1,
        idempotencyKey: delivered,
      },
    })
    expect(await listShootsToMove(photographer, range())).toEqual([])
    const past = { fromDate: later(-1), untilDate: later(0) }
    await expect(listShootsToMove(photographer, past)).rejects.toMatchObject({ code: 'invalid' })
    await expect(listShootsToMove(client, range())).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test('rejects more shoots than one transaction can handle', async () => {
  const times = Array.from({ length: 26 }, (_, index) => {
    const [hour, minute] = [8 + Math.floor(index / 4), (index % 4) * 15]
    return new Date(Date.UTC(1970, 0, 1, hour, minute))
  })
  await db().booking.createMany({
    data: times.map((shootTime) => ({
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: '1418 Alder Ridge Lane',
      shootDate: dateToDatabase(later(day)),
      shootTime,
      shootEndTime: new Date(shootTime.getTime() + 15 * 60_000),
      totalAmountCents: 0,
      idempotencyKey: randomUUID(),
    })),
  })
  await expect(listShootsToMove(photographer, range())).rejects.toMatchObject({
    code: 'invalid',
    fields: { untilDate: [tooManyShootsText(maxShootsAtOnce)] },
  })
})

describe('blocking', () => {
  test('reassigns one shoot, cancels the other, notifies everyone, and offers no time', async () => {
    const [slotA, slotB] = [await makeSlot(photographer, day), await makeSlot(photographer, day + 1)]
    const handed = await makeBooking(client, slotA, services)
    const cancelled = await makeBooking(client, slotB, services)
    await approveBooking(photographer, handed)
    const matching = await makeSlot(colleague, day)
    const input = await decided((id) => (id === handed ? colleague : null))
    expect(await blockDaysWithShoots(photographer, input)).toEqual({
      blockedDays: 2,
      reassigned: 1,
      cancelled: 1,
    })
    expect(await countBlocks(photographer)).toBe(2)
    expect(await bookingOf(handed)).toMatchObject({
      photographerId: colleague.profileId,
      status: 'CONFIRMED',
    })
    expect(await bookingOf(cancelled)).toMatchObject({ status: 'CANCELLED', lateFeeCents: null })
    const open = await openSlotIds()
    for (const id of [slotA, slotB, matching]) expect(open).not.toContain(id)

    const toClient = (await mailsTo(client)).slice(-2)
    expect(toClient).toMatchObject([
      {
        change: 'new-photographer',
        apology: apologize('new-photographer', 'Marin Holt', 'Ada Reyes'),
        note: 'Get in touch for a new time.',
      },
      {
        change: 'cancelled',
        apology: apologize('cancelled', 'Marin Holt', 'Marin Holt'),
        note: 'Get in touch for a new time.',
        lateFee: null,
      },
    ])
    const bells = await db().notification.findMany({ where: { userId: client.userId } })
    expect(bells.filter(({ message }) => message.includes("Marin Holt isn't available"))).toHaveLength(2)
    expect(await mailsTo(colleague)).toMatchObject([{ change: 'taken-over', apology: null, note: null }])
    expect((await mailsTo(photographer)).slice(-2)).toMatchObject([
      { change: 'handed-over', apology: null },
      { change: 'cancelled', apology: null },
    ])
    for (const id of [handed, cancelled]) {
      expect((await findBooking(client, id))?.events.at(-1)).toMatchObject({
        actorName: 'Marin Holt',
        after: { isPhotographerAway: true },
      })
    }
  })

  test("can be done by a coordinator, and everyone reads who wasn't available", async () => {
    const coordinator = await createPerson('COORDINATOR', 'Cole Ramos')
    const [handed, cancelled] = [await book(photographer), await book(photographer, day + 1)]
    const { profileId: photographerId } = photographer
    const shoots = await listShootsToMove(coordinator, { photographerId, ...range() })
    const input = toInput(shoots, (id) => (id === handed ? colleague : null))
    await blockDaysWithShoots(coordinator, { photographerId, ...input })
    expect(await countBlocks(photographer)).toBe(2)
    expect((await mailsTo(client)).slice(-2)).toMatchObject([
      { apology: apologize('new-photographer', 'Marin Holt', 'Ada Reyes') },
      { apology: apologize('cancelled', 'Marin Holt', 'Marin Holt') },
    ])
    const notified = await db().notification.findMany({ where: { userId: photographer.userId } })
    expect(notified.map(({ title }) => title)).toEqual(
      expect.arrayContaining([changeTitles['handed-over'], changeTitles.cancelled]),
    )
    const lastEvent = async (id: string) =>
      describeBookingEvents((await findBooking(client, id))?.events ?? []).at(-1)?.detail
    expect([await lastEvent(handed), await lastEvent(cancelled)]).toEqual([
      "Cole Ramos reassigned the booking to Ada Reyes because Marin Holt wasn't available that day.",
      "Cole Ramos cancelled the booking because Marin Holt wasn't available that day.",
    ])
  })

  test('charges no fee after the free-cancellation deadline either', async () => {
    const bookingId = await book(photographer)
    await db().booking.update({
      where: { id: bookingId },
      data: { freeCancelHours: 24 * 60, lateCancelFeeCents: 5_000 },
    })
    await blockDaysWithShoots(photographer, await decided(() => null))
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CANCELLED', lateFeeCents: null })
  })

  test('names payments, stops for a newer one, and asks for a refund decision', async () => {
    const bookingId = await book(photographer)
    const { invoiceId } = await createInvoice(bookingId)
    const before = await decided(() => null)
    await markPaid(photographer, { invoiceId, method: 'CASH', paidOn: '2026-01-15', note: '' })
    await expect(blockDaysWithShoots(photographer, before)).rejects.toMatchObject({
      ...conflict,
      message: newPaymentText('$498.00'),
    })
    expect(await countBlocks(photographer)).toBe(0)
    const [shoot] = await listShootsToMove(photographer, range())
    expect(shoot?.payments).toEqual([
      { invoiceId, sentence: expect.stringMatching(/^Dana Whitfield paid \$498\.00 by cash on .*\(NL-/) },
    ])
    await blockDaysWithShoots(photographer, await decided(() => null))
    expect(
      await db().notification.findMany({
        where: { userId: photographer.userId, title: invoiceTitles.refundToDecide('$498.00') },
      }),
    ).toMatchObject([{ message: expect.stringContaining('1418 Alder Ridge Lane') }])
  })

  test('never reassigns two shoots within their buffer to one colleague', async () => {
    await saveBookingRules(colleague, { minimumNoticeMinutes: 0, bufferMinutes: 30 })
    await book(photographer, day, '09:00', '12:00')
    await book(photographer, day, '12:00', '14:00')
    const input = await decided(() => colleague)
    await expect(blockDaysWithShoots(photographer, input)).rejects.toMatchObject({
      ...conflict,
      message: expect.stringMatching(
        /^The colleague you chose for 1418 Alder Ridge Lane on .* is no longer available/,
      ),
    })
    expect(await countBlocks(photographer)).toBe(0)
  })

  test('accepts only own shoots, active photographers, and future days', async () => {
    const bookingId = await book(colleague)
    const others = { ...(await decided(() => null, colleague)) }
    await expect(blockDaysWithShoots(photographer, others)).rejects.toMatchObject(conflict)
    await expect(blockDaysWithShoots(client, others)).rejects.toMatchObject({ code: 'forbidden' })
    const disabled = { ...colleague, status: 'DISABLED' as const }
    await expect(blockDaysWithShoots(disabled, others)).rejects.toMatchObject({ code: 'forbidden' })
    const past = { ...others, fromDate: later(-1), untilDate: later(0) }
    await expect(blockDaysWithShoots(colleague, past)).rejects.toMatchObject({ code: 'invalid' })
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'PENDING' })
  })
})

describe('stops when something changed since the list was read', () => {
  const cases: [string, (bookingId: string) => Promise<unknown>][] = [
    ['another shoot was booked', () => book(photographer, day, '15:00', '16:00')],
    ['the shoot was cancelled', (bookingId) => cancelBooking(client, bookingId)],
    ['the shoot was approved', (bookingId) => approveBooking(photographer, bookingId)],
    ['the colleague was booked', () => book(colleague, day, '10:00', '11:00')],
    [
      'the colleague was disabled',
      () => db().profile.update({ where: { id: colleague.profileId }, data: { accountStatus: 'DISABLED' } }),
    ],
    [
      'the client rescheduled the shoot',
      async (bookingId) =>
        rescheduleBooking(client, {
          bookingId,
          slotId: await makeSlot(photographer, day, '15:00', '18:00'),
          propertyAddress: '1418 Alder Ridge Lane',
          specialInstructions: '',
        }),
    ],
  ]
  test.each(cases)('%s', async (_name, change) => {
    const bookingId = await book(photographer)
    const input = await decided(() => colleague)
    await change(bookingId)
    const before = await bookingOf(bookingId)
    await expect(blockDaysWithShoots(photographer, input)).rejects.toMatchObject(conflict)
    expect(await countBlocks(photographer)).toBe(0)
    expect(await bookingOf(bookingId)).toEqual(before)
  })
})

describe('concurrently', () => {
  test('with bookings, cancellations, and reschedules: all or nothing, without deadlocks', async () => {
    for (let round = 0; round < 5; round += 1) {
      day += 3
      const bookingId = await book(photographer)
      const free = await makeSlot(photographer, day, '14:00', '17:00')
      const evening = await makeSlot(photographer, day, '18:00', '21:00')
      const ofColleague = await makeSlot(colleague, day, '10:00', '11:00')
      const input = await decided(() => colleague)
      const blocks = await countBlocks(photographer)
      const [blocked, ...others] = await Promise.allSettled([
        blockDaysWithShoots(photographer, input),
        createBookingWithDeposit(client, makeBookingRequest(free, services), newCard),
        cancelBooking(client, bookingId),
        createBookingWithDeposit(client, makeBookingRequest(ofColleague, services), newCard),
        rescheduleBooking(client, {
          bookingId,
          slotId: evening,
          propertyAddress: '1418 Alder Ridge Lane',
          specialInstructions: '',
        }),
      ])
      for (const outcome of [blocked, ...others]) {
        if (outcome.status === 'fulfilled') continue
        expect(outcome.reason).toMatchObject({
          code: expect.stringMatching(/^(conflict|slot-taken|forbidden)$/),
        })
      }
      const isBlocked = blocked.status === 'fulfilled'
      expect(await countBlocks(photographer)).toBe(blocks + (isBlocked ? 2 : 0))
      const left = await db().booking.count({
        where: {
          photographerId: photographer.profileId,
          status: { not: 'CANCELLED' },
          shootDate: dateToDatabase(later(day)),
        },
      })
      if (isBlocked) expect(left).toBe(0)
      const reassigned = (await bookingOf(bookingId)).photographerId === colleague.profileId
      expect(reassigned).toBe(isBlocked)
    }
  })

  test('two photographers block the same days and reassign to each other: exactly one succeeds', async () => {
    for (let round = 0; round < 4; round += 1) {
      day += 3
      await book(photographer, day, '09:00', '11:00')
      await book(colleague, day, '14:00', '16:00')
      const [mine, theirs] = [await decided(() => colleague), await decided(() => photographer, colleague)]
      const before = (await countBlocks(photographer)) + (await countBlocks(colleague))
      const outcomes = await Promise.allSettled([
        blockDaysWithShoots(photographer, mine),
        blockDaysWithShoots(colleague, theirs),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(conflict)
      }
      expect((await countBlocks(photographer)) + (await countBlocks(colleague))).toBe(before + 2)
    }
  })

  test('the same request twice blocks once', async () => {
    const bookingId = await book(photographer)
    const input = await decided(() => null)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => blockDaysWithShoots(photographer, input)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().bookingEvent.count({ where: { bookingId, kind: 'CANCELLED' } })).toBe(1)
  })

  test('nothing changes when the last step fails', async () => {
    const [first, second] = [await book(photographer), await book(photographer, day + 1)]
    const input = await decided((id) => (id === second ? colleague : null))
    // A constraint rejects the second shoot, after the first was cancelled.
    await db().$executeRawUnsafe(
      `ALTER TABLE bookings ADD CONSTRAINT no_reassignment CHECK (id <> '${second}' OR photographer_id = '${photographer.profileId}') NOT VALID`,
    )
    await expect(blockDaysWithShoots(photographer, input)).rejects.toThrow()
    await db().$executeRawUnsafe('ALTER TABLE bookings DROP CONSTRAINT no_reassignment')
    expect(await bookingOf(first)).toMatchObject({ status: 'PENDING' })
    expect(await countBlocks(photographer)).toBe(0)
    expect((await mailsTo(client)).filter(({ topic }) => topic === 'booking-changed')).toEqual([])
  })
})
