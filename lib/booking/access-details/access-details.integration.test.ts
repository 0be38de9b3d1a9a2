import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import {
  cancelBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
} from '@/lib/booking/bookings/bookings.fixture'
import { reassignBooking } from '@/lib/booking/bookings/commands/reassign-booking'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { editedByOthersText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { deleteExpiredAccessDetails } from './commands/delete-expired-access-details'
import { saveAccessDetails } from './commands/save-access-details'
import { viewAccessDetails } from './commands/view-access-details'
import { findAccess } from './queries/find-access'
import { noDetails } from './rules/no-details'
import { AccessDetails } from './schema'
import { accessCancelledText, accessOverText, noAccessDetailsText, notEditableText } from './words'

useDatabase()

const details = AccessDetails.parse({
  lockboxKind: 'SUPRA',
  lockboxCode: '9071553',
  gateCode: 'gate-3318',
  notes: 'Two quiet dogs',
})
const changed = { ...details, gateCode: 'gate-7702' }

let client: Actor
let photographer: Actor
let services: string[]
let timeZone: string
let bookingId: string
let shootDay: string

beforeAll(async () => {
  services = await makeServices()
  timeZone = (await getStudio()).timeZone
})

beforeEach(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  bookingId = await book(details)
  shootDay = addDays(todayIn(timeZone), 7)
  return () => vi.useRealTimers()
})

async function book(accessDetails?: AccessDetails): Promise<string> {
  const slotId = await makeSlot(photographer)
  const request = makeBookingRequest(slotId, services, { accessDetails })
  return (await createBookingWithDeposit(client, request, newCard)).bookingId
}

/** Moves the clock, without stopping timers. The shoot is from 09:00 to 12:00 in seven days. */
function goTo(daysAhead: number, time: string, plusMs = 0) {
  const now = instantOf(addDays(shootDay, daysAhead), time, timeZone).getTime() + plusMs
  vi.useFakeTimers({ toFake: ['Date'], now })
}

const save = (actor: Actor, values: AccessDetails, shownVersion: number) =>
  saveAccessDetails(actor, { ...values, bookingId, shownVersion })
const view = (actor: Actor) => viewAccessDetails(actor, bookingId)
const countViews = () =>
  db().auditEntry.count({ where: { action: 'access-details.viewed', subjectId: bookingId } })

describe('viewing', () => {
  test('the client views them at any time, and each view is recorded once', async () => {
    expect(await view(client)).toEqual({ details, version: 1 })
    expect(await countViews()).toBe(1)
    await view(client)
    expect(await countViews()).toBe(2)
    const { history } = (await findAccess(client, bookingId)) ?? {}
    expect(history?.map(({ text }) => text)).toEqual([
      'Dana Whitfield viewed the access details',
      'Dana Whitfield viewed the access details',
      'Dana Whitfield saved the access details',
    ])
  })

  test('the photographer views them from the evening before until the shoot ends', async () => {
    goTo(-1, '18:00', -1)
    await expect(view(photographer)).rejects.toMatchObject({ code: 'conflict' })
    expect(await findAccess(photographer, bookingId)).toMatchObject({
      version: 1,
      canView: false,
      canEdit: false,
    })
    goTo(-1, '18:00')
    expect(await view(photographer)).toEqual({ details, version: 1 })
    expect(await findAccess(photographer, bookingId)).toMatchObject({
      canView: true,
      canEdit: true,
      note: null,
    })
    goTo(0, '12:00', -1)
    await view(photographer)
    goTo(0, '12:00')
    await expect(view(photographer)).rejects.toMatchObject({ code: 'conflict', message: accessOverText })
    expect(await findAccess(photographer, bookingId)).toMatchObject({ canView: false, note: accessOverText })
    expect(await countViews()).toBe(2)
  })

  test('no other photographer and no other client views them, or learns that there are any', async () => {
    goTo(0, '09:00')
    for (const role of ['PHOTOGRAPHER', 'CLIENT'] as const) {
      const other = await createPerson(role)
      await expect(view(other)).rejects.toMatchObject({ code: 'not-found' })
      await expect(save(other, changed, 1)).rejects.toMatchObject({ code: 'not-found' })
      expect(await findAccess(other, bookingId)).toBeNull()
    }
    expect(await countViews()).toBe(0)
  })

  test('after a reassignment, only the new photographer views them', async () => {
    const colleague = await createPerson('PHOTOGRAPHER')
    await reassignBooking(photographer, { bookingId, photographerId: colleague.profileId })
    goTo(0, '09:00')
    expect((await view(colleague)).details).toEqual(details)
    await expect(view(photographer)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('when the shoot moves, so does its window', async () => {
    await db().booking.update({
      where: { id: bookingId },
      data: { shootDate: dateToDatabase(addDays(shootDay, 3)) },
    })
    goTo(0, '09:00')
    await expect(view(photographer)).rejects.toMatchObject({ code: 'conflict' })
    goTo(3, '09:00')
    expect((await view(photographer)).details).toEqual(details)
  })

  test('a cancelled shoot has no window', async () => {
    await cancelBooking(client, bookingId)
    goTo(0, '09:00')
    await expect(view(photographer)).rejects.toMatchObject({ message: accessCancelledText })
    expect((await view(client)).details).toEqual(details)
    expect(await findAccess(client, bookingId)).toMatchObject({ canEdit: false })
  })

  test('the error says when there are none', async () => {
    await save(client, noDetails, 1)
    await expect(view(photographer)).rejects.toMatchObject({ message: noAccessDetailsText })
    await expect(view(client)).rejects.toMatchObject({ message: noAccessDetailsText })
  })
})

describe('saving', () => {
  test('the client changes and removes them', async () => {
    expect(await save(client, changed, 1)).toEqual({ isRemoved: false })
    expect(await view(client)).toEqual({ details: changed, version: 2 })
    expect(await save(client, noDetails, 2)).toEqual({ isRemoved: true })
    expect(await db().accessDetails.count({ where: { bookingId } })).toBe(0)
  })

  test('nobody overwrites what they have not seen', async () => {
    await save(client, changed, 1)
    await expect(save(client, details, 1)).rejects.toThrow(editedByOthersText)
    await expect(save(photographer, details, 0)).rejects.toThrow(editedByOthersText)
    await expect(save(photographer, details, 2)).rejects.toThrow(notEditableText)
    expect((await view(client)).details).toEqual(changed)
  })

  test('a photographer enters missing ones, and changes them within the window', async () => {
    await save(client, noDetails, 1)
    await save(photographer, details, 0)
    goTo(0, '09:00')
    await save(photographer, changed, 1)
    expect((await view(client)).details).toEqual(changed)
  })

  test('nobody changes them after the shoot', async () => {
    goTo(0, '12:00')
    await expect(save(client, changed, 1)).rejects.toThrow(notEditableText)
  })
})

test('nothing in the database contains a value', async () => {
  await save(client, changed, 1)
  await view(client)
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`
  for (const { name } of tables) {
    const [found] = await db().$queryRawUnsafe<{ count: bigint }[]>(
      `SELECT count(*) FROM ${name} AS row WHERE row::text ~ 'gate-3318|gate-7702|9071553|quiet dogs'`,
    )
    expect(`${name}: ${found?.count}`).toBe(`${name}: 0`)
  }
  expect(tables.length).toBeGreaterThan(50)
})

describe('a reschedule', () => {
  const reschedule = async (propertyAddress: string) =>
    rescheduleBooking(client, {
      bookingId,
      slotId: await makeSlot(photographer, 12),
      propertyAddress,
      specialInstructions: '',
    })

  test('to the same property keeps them', async () => {
    const { propertyAddress } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
    await reschedule(propertyAddress)
    expect((await view(client)).details).toEqual(details)
  })

  test('to another property removes them', async () => {
    await reschedule('77 Larkspur Court, Black Mountain, NC 28711')
    await expect(view(client)).rejects.toMatchObject({ message: noAccessDetailsText })
    expect(await findAccess(client, bookingId)).toMatchObject({
      history: [{ text: 'Dana Whitfield removed the access details' }, expect.anything()],
    })
  })
})

describe('deletion', () => {
  const sweepDaysAfter = async (days: number) => {
    goTo(days, '12:00')
    await deleteExpiredAccessDetails()
    return db().accessDetails.count({ where: { bookingId } })
  }

  test('a week after the shoot', async () => {
    expect(await sweepDaysAfter(7)).toBe(1)
    expect(await sweepDaysAfter(8)).toBe(0)
  })

  test('a week after the cancellation, even if the shoot would be later', async () => {
    await db().booking.update({
      where: { id: bookingId },
      data: { shootDate: dateToDatabase(addDays(shootDay, 60)), shootTime: timeToDatabase('09:00') },
    })
    await cancelBooking(client, bookingId)
    expect(await sweepDaysAfter(-1)).toBe(1)
    expect(await sweepDaysAfter(1)).toBe(0)
  })
})
