import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { listDue } from '@/lib/billing/pay/operations/list-due'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { recordDeliveryOpened } from '@/lib/photos/deliveries/commands/record-delivery-opened'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { servePhoto } from '@/lib/photos/deliveries/routes/photo-response'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import { transferDelivery } from '@/lib/photos/transfers/commands/transfer-delivery'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { importGallery } from './commands/import-gallery'
import { undoImport } from './commands/undo-import'
import { checkShoots } from './queries/check-shoots'
import { findUploaded } from './queries/find-uploaded'
import { listImports } from './queries/list-imports'
import type { FileRow, ImportGallery } from './schema'

useDatabase()
useStorage()

let client: Actor
let stranger: Actor
let photographer: Actor
let row: FileRow

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  stranger = await createPerson('CLIENT', 'Sal Stranger')
})

beforeEach(async () => {
  client = await createPerson('CLIENT', 'Fern First')
  const { email } = await db().profile.findUniqueOrThrow({ where: { id: client.profileId } })
  row = {
    folder: '903 Chestnut Street',
    email: email.toUpperCase(),
    address: '903 Chestnut Street, Asheville, NC 28801',
    date: '2023-06-30',
    title: 'Twilight photos',
    expiresOn: '',
  }
})

async function makeInput(changes: Partial<ImportGallery> = {}): Promise<ImportGallery> {
  const names = ['one.jpg', 'two.jpg']
  return {
    importId: randomUUID(),
    fileName: 'galleries.csv',
    row,
    fileIds: await Promise.all(names.map((name) => storeUpload(photographer, { name }))),
    ...changes,
  }
}

const bookingsOf = ({ profileId: clientId }: Actor) =>
  db().booking.findMany({ where: { clientId }, include: { services: true, deliveries: true, events: true } })

async function importOne(changes: Partial<ImportGallery> = {}) {
  const input = await makeInput(changes)
  await importGallery(photographer, input)
  const [booking] = await bookingsOf(client)
  const deliveryId = booking?.deliveries[0]?.id ?? ''
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  return { ...input, bookingId: booking?.id ?? '', deliveryId, photoIds: photos.map(({ id }) => id) }
}

const fetchOriginal = (actor: Actor, photoId: string) =>
  servePhoto(actor, { photoId, variant: 'original' }, new Request('http://localhost/', { method: 'HEAD' }))
const notFound = { code: 'not-found' }

describe('a row makes a past shoot', () => {
  test('with a day, a title, and photos, and without a price', async () => {
    await importOne({ row: { ...row, expiresOn: '2031-01-31' } })
    const [booking] = await bookingsOf(client)
    expect(booking).toMatchObject({
      status: 'COMPLETED',
      photographerId: photographer.profileId,
      totalAmountCents: 0,
      propertyAddress: row.address,
      events: [],
    })
    expect(booking?.importedAt).toBeInstanceOf(Date)
    expect(booking?.services.map(({ name }) => name)).toEqual(['Twilight photos'])
    expect(booking?.deliveries).toMatchObject([{ totalPhotos: 2, googleDriveLink: null }])
  })

  test('and notifies, emails, and bills nobody', async () => {
    const before = [await db().outboxMessage.count(), await db().notification.count()]
    const { bookingId } = await importOne()
    expect([await db().outboxMessage.count(), await db().notification.count()]).toEqual(before)
    expect(await db().invoice.count({ where: { bookingId } })).toBe(0)
  })

  test('once, also if it is imported twice at a time or again', async () => {
    const inputs = [await makeInput(), await makeInput()]
    const results = await Promise.all(inputs.map((input) => importGallery(photographer, input)))
    expect(results.map(({ isNew }) => isNew).sort()).toEqual([false, true])
    expect(await importGallery(photographer, await makeInput())).toEqual({ isNew: false })
    expect(await bookingsOf(client)).toHaveLength(1)
  })

  test('with all of its photos or not at all', async () => {
    const { fileIds } = await makeInput()
    const input = await makeInput({ fileIds: [...fileIds, randomUUID()] })
    await expect(importGallery(photographer, input)).rejects.toMatchObject({ code: 'invalid' })
    expect(await bookingsOf(client)).toEqual([])
    expect(await importGallery(photographer, { ...input, fileIds })).toEqual({ isNew: true })
  })

  test.each([
    ['date', todayIn('America/New_York')],
    ['date', 'in summer'],
    ['email', 'nobody@'],
    ['email', 'nobody@example.test'],
    ['address', ' '],
    ['expiresOn', 'never'],
  ] as const)('unless its %s is %j', async (field, value) => {
    const input = await makeInput({ row: { ...row, [field]: value } })
    await expect(importGallery(photographer, input)).rejects.toMatchObject({ code: 'invalid' })
    expect(await bookingsOf(client)).toEqual([])
  })

  test('that no pay statement counts', async () => {
    const { bookingId } = await importOne()
    await db().payTerms.create({
      data: {
        photographerId: photographer.profileId,
        basis: 'FIXED',
        shootCents: 10_000,
        serviceBasisPoints: 0,
        travelBasisPoints: 0,
        lateFeeBasisPoints: 0,
        isContractor: false,
        hasW9: false,
        paidFrom: new Date('2020-01-01'),
      },
    })
    const due = await db().$transaction((tx) =>
      listDue(tx, {
        photographerIds: [photographer.profileId],
        until: todayIn('America/New_York'),
        timeZone: 'America/New_York',
      }),
    )
    expect(due.map((shoot) => shoot.bookingId)).not.toContain(bookingId)
  })
})

describe('imported photos', () => {
  test('are unlocked for the client of the shoot, and for nobody else', async () => {
    const { bookingId, deliveryId, photoIds } = await importOne()
    for (const photoId of photoIds) {
      await makeDerivatives({ photoId })
      expect((await fetchOriginal(client, photoId)).status).toBeLessThan(400)
      await expect(fetchOriginal(stranger, photoId)).rejects.toMatchObject(notFound)
    }
    const seen = await findDelivery(client, { bookingId })
    expect(seen).toMatchObject({ open: true, invoice: null, offered: null, offer: null })
    expect(seen?.importedOn).not.toBeNull()
    expect(seen?.photos).toHaveLength(2)
    expect(await findDelivery(stranger, { bookingId })).toBeNull()
    expect((await findZip(client, { deliveryId, size: 'original', photos: 'all' }))?.photoCount).toBe(2)
    expect(await findLicense(client, deliveryId)).toBeNull()
    expect((await listDeliveries(client)).deliveries).toMatchObject([{ id: deliveryId, isRecent: false }])
  })

  test('expire as the file says', async () => {
    const { bookingId, photoIds } = await importOne({ row: { ...row, expiresOn: '2024-06-30' } })
    expect(await findDelivery(client, { bookingId })).toMatchObject({ open: false, expired: true })
    await expect(fetchOriginal(client, photoIds[0] ?? '')).rejects.toMatchObject(notFound)
  })

  test('are locked for whom they are sold to again, until that one pays', async () => {
    const { deliveryId, photoIds } = await importOne()
    const buyer = await createPerson('CLIENT', 'Sol Second')
    await transferDelivery(photographer, {
      deliveryId,
      idempotencyKey: randomUUID(),
      amount: { cents: 24_900, currency: 'USD' },
      kind: 'YEAR',
      recipient: 'client',
      clientId: buyer.profileId,
    })
    const [first = ''] = photoIds
    await expect(fetchOriginal(buyer, first)).rejects.toMatchObject(notFound)
    expect(await findDelivery(buyer, { deliveryId })).toMatchObject({ open: false, importedOn: null })
    await db().invoice.updateMany({
      where: { clientId: buyer.profileId },
      data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' },
    })
    expect((await fetchOriginal(buyer, first)).status).toBeLessThan(400)
    expect((await fetchOriginal(client, first)).status).toBeLessThan(400)
  })

  test('of an ordinary booking stay locked without an invoice', async () => {
    const bookingId = await createBooking(client, photographer, row.address)
    const { deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
    await db().invoice.deleteMany({ where: { deliveryId } })
    expect(await findDelivery(client, { bookingId })).toMatchObject({ open: false, importedOn: null })
    const makeImported = db().booking.update({ where: { id: bookingId }, data: { importedAt: new Date() } })
    await expect(makeImported).rejects.toThrow()
  })

  test('can have no invoice, and no further delivery', async () => {
    const { bookingId, deliveryId } = await importOne()
    const issued = db().$transaction((tx) =>
      issueInvoice(tx, { bookingId, deliveryId, amountCents: 100, actorId: null, lines: [] }),
    )
    await expect(issued).rejects.toThrow()
    const input = await makeSendInput(photographer, bookingId)
    await expect(sendPhotos(photographer, input)).rejects.toMatchObject(notFound)
    const priced = db().booking.update({ where: { id: bookingId }, data: { totalAmountCents: 100 } })
    await expect(priced).rejects.toThrow()
  })
})

describe('the check', () => {
  test('says of each row what it would do', async () => {
    await importOne()
    const second = { ...row, folder: 'Second' }
    const rows = [row, second, second, { ...row, email: 'nobody@example.test' }, { ...row, date: 'soon' }]
    const { rows: checked } = await checkShoots(photographer, { rows })
    expect(checked.map(({ state }) => state)).toEqual([
      'imported',
      'new',
      'repeated',
      'unknown-client',
      'wrong',
    ])
    expect(checked[1]?.client).toBe('Fern First')
    expect(checked[4]?.problems).toMatchObject([{ row: 4, field: 'date', value: 'soon' }])
  })

  test('finds photos of an interrupted import, but not those of a draft or a gallery', async () => {
    const { fileIds } = await importOne()
    const [left = '', drafted = ''] = (await makeInput()).fileIds
    await db().deliveryDraft.create({
      data: {
        photographerId: photographer.profileId,
        idempotencyKey: randomUUID(),
        contents: { files: [drafted] },
      },
    })
    const stored = await db().storedFile.findMany({ where: { id: { in: [...fileIds, left, drafted] } } })
    const files = stored.map(({ name, sizeBytes }) => ({ name, bytes: Number(sizeBytes) }))
    const found = (await findUploaded(photographer, { files })).map(({ fileId }) => fileId)
    expect(found).toContain(left)
    for (const id of [...fileIds, drafted]) expect(found).not.toContain(id)
    const colleague = await createPerson('PHOTOGRAPHER')
    expect(await findUploaded(colleague, { files })).toEqual([])
  })
})

describe('undoing', () => {
  test('deletes what nobody opened, and leaves the rest imported', async () => {
    const { importId, bookingId, deliveryId } = await importOne()
    await importGallery(photographer, await makeInput({ importId, row: { ...row, folder: 'Second' } }))
    expect((await listImports(photographer)).find(({ id }) => id === importId)?.galleryCount).toBe(2)
    await recordDeliveryOpened(client, deliveryId)
    expect(await undoImport(photographer, importId)).toEqual({ deletedCount: 1, remainingCount: 1 })
    expect(await bookingsOf(client)).toMatchObject([{ id: bookingId, importId: null }])
    expect(await findDelivery(client, { bookingId })).toMatchObject({ open: true })
    await expect(undoImport(photographer, importId)).rejects.toMatchObject(notFound)
  })

  test('lets the same gallery be imported again', async () => {
    const { importId } = await importOne()
    await undoImport(photographer, importId)
    expect(await bookingsOf(client)).toEqual([])
    expect(await importGallery(photographer, await makeInput())).toEqual({ isNew: true })
  })

  test('is possible for a week', async () => {
    const { importId } = await importOne()
    const importedAt = new Date(`${addDays(todayIn('UTC'), -8)}T00:00:00Z`)
    await db().shootImport.update({ where: { id: importId }, data: { importedAt } })
    await expect(undoImport(photographer, importId)).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('only photographers import, and nobody adds to the import of another', async () => {
  const { importId } = await importOne()
  const input = await makeInput({ importId, row: { ...row, folder: 'Second' } })
  for (const role of ['CLIENT', 'EDITOR', 'COORDINATOR'] as const) {
    const actor = await createPerson(role)
    const attempts = [
      checkShoots(actor, { rows: [row] }),
      findUploaded(actor, { files: [{ name: 'one.jpg', bytes: 1 }] }),
      importGallery(actor, input),
      undoImport(actor, importId),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
    expect(await listImports(actor)).toEqual([])
  }
  const colleague = await createPerson('PHOTOGRAPHER')
  const fileIds = [await storeUpload(colleague)]
  await expect(importGallery(colleague, { ...input, fileIds })).rejects.toMatchObject(notFound)
})
