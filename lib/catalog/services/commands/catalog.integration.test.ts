import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeBookingRequest, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { catalogOrder, offered } from '@/lib/catalog/services/queries/select-service'
import { type AddService, ChangeService, type ServiceTexts } from '@/lib/catalog/services/schema/editing'
import { nameTakenText, serviceBookedText } from '@/lib/catalog/services/words/editor'
import { noLongerOffered } from '@/lib/catalog/services/words/orders'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { EditConflictError } from '@/lib/platform/errors'
import { centsToInput } from '@/lib/platform/money/money'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { addService } from './add-service'
import { changeService } from './change-service'
import { deleteService } from './delete-service'
import { orderServices } from './order-services'

useDatabase()

let photographer: Actor
let colleague: Actor
let client: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Theo Castellanos')
  client = await createPerson('CLIENT')
  await getStudio()
})

const newService = (name: string): AddService => ({
  name,
  category: 'REAL_ESTATE',
  description: 'For a test.',
  duration: '1-2 hours',
  durationMinutes: 90,
  light: 'ANY',
  usesDrone: false,
  showsExterior: false,
  revisionRounds: 2,
  price: { cents: 12_345, currency: 'USD' },
  extraRound: { cents: 2_500, currency: 'USD' },
  extraPhoto: { cents: 1_000, currency: 'USD' },
  photosIncluded: 25,
  active: true,
  priceBasis: 'FIXED',
  countsBasement: true,
  countsDetached: true,
  turnaroundHours: null,
  kind: 'SERVICE' as const,
  linkedIds: [],
  automaticDays: [],
  shots: [],
  bands: [],
})

async function read(serviceId: string) {
  const found = (await listManagedServices(photographer)).find(({ id }) => id === serviceId)
  if (!found) throw new Error(`no ${serviceId}`)
  return found
}

/** Returns what an editor opened on the current service sends after changing some of its texts. */
async function editOf(serviceId: string, typed: Partial<ServiceTexts>): Promise<ChangeService> {
  const seen = await read(serviceId)
  return ChangeService.parse({
    ...seen,
    durationMinutes: String(seen.durationMinutes),
    revisionRounds: String(seen.revisionRounds),
    turnaroundHours: String(seen.turnaroundHours ?? ''),
    photosIncluded: String(seen.photosIncluded ?? ''),
    bands: [],
    shots: seen.shots.join('\n'),
    ...typed,
    extraRound: [seen.currency, typed.extraRound ?? centsToInput(seen.extraRoundCents, seen.currency)],
    extraPhoto: [seen.currency, typed.extraPhoto ?? centsToInput(seen.extraPhotoCents, seen.currency)],
    price: [seen.currency, typed.price ?? centsToInput(seen.priceCents, seen.currency)],
    serviceId,
    seen,
  })
}

const edit = async (serviceId: string, typed: Partial<ServiceTexts>) =>
  changeService(photographer, await editOf(serviceId, typed))

const idsOf = async (category: string) =>
  (await listManagedServices(photographer)).filter((one) => one.category === category).map(({ id }) => id)

const auditOf = (subjectId: string) =>
  db().auditEntry.findMany({ where: { subjectId }, orderBy: { createdAt: 'asc' } })

describe('a new service', () => {
  test('is added at the end with an id derived from its name, and audited', async () => {
    const { serviceId } = await addService(photographer, newService('Dusk Photos'))
    expect(serviceId).toBe('dusk_photos')
    expect((await idsOf('REAL_ESTATE')).at(-1)).toBe('dusk_photos')
    expect((await listServices()).map(({ id }) => id)).toContain('dusk_photos')
    expect(await auditOf('dusk_photos')).toMatchObject([
      { action: 'service.added', actorId: photographer.profileId, details: { priceCents: 12_345 } },
    ])
  })

  test('gets another id if its own is taken, also when ten are added concurrently', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Plan${'!'.repeat(index + 1)}`)
    const added = await Promise.all(names.map((name) => addService(photographer, newService(name))))
    expect(new Set(added.map(({ serviceId }) => serviceId)).size).toBe(10)
  })

  test('needs a unique name, ignoring case, also when added concurrently', async () => {
    const twice = ['Night Photos', 'NIGHT PHOTOS'].map((name) => addService(photographer, newService(name)))
    const outcomes = await Promise.allSettled(twice)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(addService(photographer, newService('night photos'))).rejects.toMatchObject({
      code: 'invalid',
      fields: { name: [nameTakenText] },
    })
  })
})

describe('a price', () => {
  test("in a currency other than the studio's is rejected", async () => {
    const draft = { ...newService('Euro Photos'), price: { cents: 100, currency: 'EUR' } }
    await expect(addService(photographer, draft)).rejects.toMatchObject({ code: 'conflict' })
    const input = await editOf('media_shoot', {})
    const change = changeService(photographer, { ...input, price: draft.price })
    await expect(change).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('an edit', () => {
  test('is saved and audited with the values before and after, unless nothing changed', async () => {
    await edit('house_tour', { price: '450.00', name: 'House Film' })
    expect(await read('house_tour')).toMatchObject({ priceCents: 45_000, name: 'House Film' })
    expect(await edit('house_tour', {})).toEqual({ changed: false })
    expect(await auditOf('house_tour')).toMatchObject([
      {
        action: 'service.changed',
        actorId: photographer.profileId,
        details: {
          before: { name: 'House Tour', priceCents: 39_900 },
          after: { name: 'House Film', priceCents: 45_000 },
        },
      },
    ])
  })

  test('of two concurrent edits, the later is rejected and nothing is overwritten', async () => {
    const seen = await read('aerial_tour')
    const [mine, theirs] = [
      await editOf('aerial_tour', { price: '310.00' }),
      await editOf('aerial_tour', { description: 'From above.' }),
    ]
    const outcomes = await Promise.allSettled([
      changeService(photographer, mine),
      changeService(colleague, theirs),
    ])
    const rejected = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(rejected).toMatchObject([
      {
        code: 'conflict',
        message: new EditConflictError().message,
      },
    ])
    const now = await read('aerial_tour')
    const changed = [now.priceCents !== seen.priceCents, now.description !== seen.description]
    expect(changed.filter(Boolean)).toHaveLength(1)
    expect(await auditOf('aerial_tour')).toHaveLength(1)
  })

  test("is rejected for another service's name and for a deleted service", async () => {
    await expect(edit('weddings', { name: 'logo design' })).rejects.toMatchObject({ code: 'invalid' })
    const input = await editOf('weddings', { price: '1.00' })
    const gone = changeService(photographer, { ...input, serviceId: 'no_such_thing' })
    await expect(gone).rejects.toMatchObject({ code: 'not-found' })
  })

  test("doesn't change bookings, which keep the name and price they were made with", async () => {
    const bookingId = await makeBooking(client, await makeSlot(photographer, 3), ['photo_shoot'])
    await edit('photo_shoot', { name: 'Photo Session', price: '999.00' })
    const booking = await findBooking(client, bookingId)
    expect(booking).toMatchObject({
      totalCents: 29_900,
      services: [{ name: 'Photo Shoot', priceCents: 29_900 }],
    })
    const later = await makeBooking(client, await makeSlot(photographer, 4), ['photo_shoot'])
    expect(await findBooking(client, later)).toMatchObject({
      totalCents: 99_900,
      services: [{ name: 'Photo Session' }],
    })
  })
})

describe('an inactive service', () => {
  test('is listed only for photographers, and booking it is rejected by name', async () => {
    await edit('virtual_staging', { active: false })
    expect((await listServices()).map(({ id }) => id)).not.toContain('virtual_staging')
    expect(await read('virtual_staging')).toMatchObject({ active: false })
    const slotId = await makeSlot(photographer, 5)
    const late = createBookingWithDeposit(
      client,
      makeBookingRequest(slotId, ['photo_shoot', 'virtual_staging']),
      newCard,
    )
    await expect(late).rejects.toMatchObject({
      code: 'invalid',
      message: noLongerOffered(['Virtual Staging']),
      fields: { serviceIds: [noLongerOffered(['Virtual Staging'])] },
    })
    expect(await db().slotClaim.count({ where: { slotId } })).toBe(0)
  })
})

describe('an order', () => {
  test('is saved as a whole without affecting the other category, and audited', async () => {
    const [seen, others] = [await idsOf('OTHER'), await idsOf('REAL_ESTATE')]
    const wanted = [...seen].reverse()
    await orderServices(photographer, { category: 'OTHER', seen, wanted })
    expect(await idsOf('OTHER')).toEqual(wanted)
    expect(await idsOf('REAL_ESTATE')).toEqual(others)
    const offered = (await listServices()).filter(({ category }) => category === 'OTHER')
    expect(offered.map(({ id }) => id)).toEqual(wanted)
    expect(await auditOf('OTHER')).toMatchObject([
      { action: 'services.reordered', details: { before: seen, after: wanted } },
    ])
  })

  test('of two concurrent ones, the later is rejected', async () => {
    const seen = await idsOf('OTHER')
    const orders = [[...seen].reverse(), [...seen].sort()].map((wanted) =>
      orderServices(photographer, { category: 'OTHER', seen, wanted }),
    )
    const outcomes = await Promise.allSettled(orders)
    const rejected = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(rejected).toEqual(['conflict'])
  })

  test('is rejected unless it has exactly the services of the category', async () => {
    const seen = await idsOf('OTHER')
    for (const wanted of [seen.slice(1), [...seen.slice(1), 'photo_shoot'], [...seen, seen[0] ?? '']]) {
      const order = orderServices(photographer, { category: 'OTHER', seen, wanted })
      await expect(order).rejects.toMatchObject({ code: 'conflict' })
    }
    expect(await idsOf('OTHER')).toEqual(seen)
  })
})

describe('a deletion', () => {
  test('removes a service that was never booked, and is audited', async () => {
    const { serviceId } = await addService(photographer, newService('A mistake'))
    await deleteService(photographer, serviceId)
    expect(await db().service.count({ where: { id: serviceId } })).toBe(0)
    expect((await auditOf(serviceId)).map(({ action }) => action)).toEqual([
      'service.added',
      'service.deleted',
    ])
    await expect(deleteService(photographer, serviceId)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('is rejected for a service that was ever booked, even if the booking was cancelled', async () => {
    const bookingId = await makeBooking(client, await makeSlot(photographer, 6, '09:00', '13:00'), [
      'media_shoot',
    ])
    await db().booking.update({ where: { id: bookingId }, data: { status: 'CANCELLED' } })
    expect((await read('media_shoot')).wasBooked).toBe(true)
    expect((await read('motion_graphics')).wasBooked).toBe(false)
    await expect(deleteService(photographer, 'media_shoot')).rejects.toMatchObject({
      code: 'conflict',
      message: serviceBookedText,
    })
    expect(await auditOf('media_shoot')).toEqual([])
  })
})

test('only active photographers can edit the catalog', async () => {
  const before = await listManagedServices(photographer)
  const input = await editOf('weddings', { price: '1.00' })
  const strangers: Actor[] = [client, { ...photographer, status: 'DISABLED' }]
  for (const actor of strangers) {
    const outcomes = await Promise.allSettled([
      addService(actor, newService('Stolen')),
      changeService(actor, input),
      orderServices(actor, { category: 'OTHER', seen: [], wanted: [] }),
      deleteService(actor, 'motion_graphics'),
    ])
    const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'forbidden'))
  }
  expect(await listManagedServices(photographer)).toEqual(before)
  expect((await listManagedServices(client)).every(({ active }) => active)).toBe(true)
})

test('the offered services have their bands and what they are linked to, also what is withdrawn', async () => {
  const band = { durationMinutes: 30, photosIncluded: null, turnaroundHours: null }
  const withdrawn = await addService(photographer, {
    ...newService('Withdrawn stills'),
    priceBasis: 'SQUARE_FEET',
    bands: [
      { ...band, upTo: null, price: { cents: 9_000, currency: 'USD' } },
      { ...band, upTo: 2000, price: { cents: 5_000, currency: 'USD' } },
    ],
  })
  const content = await addService(photographer, newService('Packed stills'))
  for (const name of ['One package', 'Another package'])
    await addService(photographer, {
      ...newService(name),
      kind: 'PACKAGE',
      photosIncluded: null,
      linkedIds: [content, withdrawn].map(({ serviceId }) => serviceId),
    })
  await db().service.update({ where: { id: withdrawn.serviceId }, data: { active: false } })
  const rows = await db().service.findMany({
    where: { active: true },
    select: offered,
    orderBy: [...catalogOrder],
  })
  expect(rows.flatMap(({ links }) => links).map(({ service }) => service.id)).toContain(withdrawn.serviceId)
  expect(await listServices()).toEqual(rows)
})
