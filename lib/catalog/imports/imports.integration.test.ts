import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBooking, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { importPriceList } from './commands/import-price-list'
import { offerImported } from './commands/offer-imported'
import { undoImport } from './commands/undo-import'
import { makeLine } from './imports.fixture'
import { checkPriceList } from './queries/check-price-list'
import { listImports } from './queries/list-imports'
import type { ServiceLine } from './schema'
import { importTexts } from './words'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
})

/** A name that no other test has, of letters only. */
const newName = () => `Photos ${randomUUID().replace(/\d/g, 'x')}`

const linesOf = (...lines: Partial<ServiceLine>[]) => lines.map((texts, row) => makeLine({ row, ...texts }))

async function importLines(...lines: Partial<ServiceLine>[]) {
  const before = await listImports(photographer)
  const result = await importPriceList(photographer, { fileName: 'prices.csv', rows: linesOf(...lines) })
  const row = (await listImports(photographer)).find(({ id }) => before.every((one) => one.id !== id))
  return { ...result, importId: row?.id ?? '' }
}

async function findService(name: string) {
  return (await listManagedServices(photographer)).find((service) => service.name === name)
}

test('each name becomes a service that nobody can book yet', async () => {
  const [fixed, sized] = [newName(), newName()]
  const rows = linesOf(
    { name: fixed, price: '$1,299.00', photosIncluded: '25', extraPhoto: '$10' },
    { name: sized, size: 'up to 2,000 sq ft', price: '199' },
    { name: sized, size: 'over 2,000 sq ft', price: '$299.00', duration: '2 hours' },
    { name: newName(), price: 'ask us' },
  )
  const { newCount, services } = await checkPriceList(photographer, { rows })
  expect(newCount).toBe(2)
  expect(services.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'unreadable'])
  expect(await importPriceList(photographer, { fileName: 'prices.csv', rows })).toEqual({ serviceCount: 2 })
  expect(await findService(fixed)).toMatchObject({
    priceCents: 129_900,
    photosIncluded: 25,
    extraPhotoCents: 1000,
    active: false,
    isImported: true,
  })
  const catalog = await listManagedServices(photographer)
  expect(catalog.slice(-2).map(({ name }) => name)).toEqual([fixed, sized])
  expect(catalog.at(-1)).toMatchObject({
    priceBasis: 'SQUARE_FEET',
    bands: [
      { upTo: 2000, priceCents: 19_900, durationMinutes: 60 },
      { upTo: null, priceCents: 29_900, durationMinutes: 120 },
    ],
  })
  expect((await listServices()).map(({ name }) => name)).not.toContain(fixed)
})

test('a name that exists is skipped, also in other case and while it is imported twice at once', async () => {
  const names = Array.from({ length: 5 }, newName)
  const lines = names.map((name) => ({ name }))
  const outcomes = await Promise.allSettled([importLines(...lines), importLines(...lines)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db().service.count({ where: { name: { in: names } } })).toBe(names.length)
  const rows = linesOf({ name: names[0]?.toUpperCase() })
  expect(await checkPriceList(photographer, { rows })).toMatchObject({
    newCount: 0,
    services: [{ outcome: 'known', detail: importTexts.known }],
  })
  await expect(importPriceList(photographer, { fileName: 'prices.csv', rows })).rejects.toMatchObject({
    code: 'conflict',
    message: importTexts.nothingNew,
  })
})

test('offering an import lets clients book its services', async () => {
  const name = newName()
  const { importId } = await importLines({ name })
  expect((await listImports(photographer)).find(({ id }) => id === importId)).toMatchObject({
    serviceCount: 1,
    inactiveCount: 1,
  })
  expect(await offerImported(photographer, importId)).toEqual({ offeredCount: 1 })
  expect(await offerImported(photographer, importId)).toEqual({ offeredCount: 0 })
  expect((await listServices()).map((service) => service.name)).toContain(name)
})

test('undoing deletes what nobody has booked and nothing uses', async () => {
  const [unused, offered, booked, packed] = [newName(), newName(), newName(), newName()]
  const { importId } = await importLines(
    { name: unused, size: 'up to 2,000' },
    { name: offered },
    { name: booked },
    { name: packed },
  )
  await offerImported(photographer, importId)
  const ids = await Promise.all([booked, packed].map(async (name) => (await findService(name))?.id ?? ''))
  const client = await createPerson('CLIENT')
  await makeBooking(client, await makeSlot(photographer), ids.slice(0, 1))
  await db().service.create({
    data: {
      id: 'imported_package',
      category: 'REAL_ESTATE',
      kind: 'PACKAGE',
      name: newName(),
      description: 'For a test.',
      duration: '1 hour',
      durationMinutes: 60,
      priceCents: 100,
      links: { create: ids.map((serviceId) => ({ serviceId })) },
    },
  })
  const undone = await undoImport(photographer, importId)
  expect(undone).toEqual({ deletedCount: 2, remainingCount: 2 })
  const left = await db().service.findMany({ where: { name: { in: [unused, offered, booked, packed] } } })
  expect(left.map(({ name }) => name).sort()).toEqual([booked, packed].sort())
  expect(left.every((service) => service.importId === null)).toBe(true)
  await expect(undoImport(photographer, importId)).rejects.toMatchObject({ code: 'not-found' })
})

test('a service that is booked while its import is undone is either booked or deleted', async () => {
  const client = await createPerson('CLIENT')
  for (const days of [20, 21, 22]) {
    const name = newName()
    const { importId } = await importLines({ name })
    await offerImported(photographer, importId)
    const service = await findService(name)
    const slotId = await makeSlot(photographer, days)
    const [booking, undo] = await Promise.allSettled([
      makeBooking(client, slotId, [service?.id ?? '']),
      undoImport(photographer, importId),
    ])
    expect(undo).toMatchObject({ status: 'fulfilled' })
    const remains = (await findService(name)) !== undefined
    expect(remains).toBe(booking.status === 'fulfilled')
  }
})

test('an import can be undone for a week', async () => {
  const { importId } = await importLines({ name: newName() })
  const importedAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  await db().serviceImport.update({ where: { id: importId }, data: { importedAt } })
  await expect(undoImport(photographer, importId)).rejects.toMatchObject({ code: 'conflict' })
})

test('clients, editors and coordinators import, offer and undo nothing', async () => {
  const { importId } = await importLines({ name: newName() })
  for (const role of ['CLIENT', 'EDITOR', 'COORDINATOR'] as const) {
    const actor = await createPerson(role)
    const rows = linesOf({ name: newName() })
    const attempts = [
      checkPriceList(actor, { rows }),
      importPriceList(actor, { fileName: 'prices.csv', rows }),
      offerImported(actor, importId),
      undoImport(actor, importId),
    ]
    const outcomes = await Promise.allSettled(attempts)
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'forbidden' } })
    expect(await listImports(actor)).toEqual([])
  }
})
