import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { makeJpeg, makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { describeAlterations } from '@/lib/photos/deliveries/words/alterations'
import { transferDelivery } from '@/lib/photos/transfers/commands/transfer-delivery'
import { db } from '@/lib/platform/data/db'
import { manifestSegment, withSegments } from '@/lib/platform/images/content-credentials.fixture'
import { readPdf } from '@/lib/platform/pdf/read-pdf.fixture'
import { dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { createPage } from './commands/create-page'
import { findRecordLinks } from './queries/find-record-links'
import { findState } from './queries/find-state'
import { recordPdfResponse, recordZipResponse } from './routes/record/record-response'
import { rulesOf, statusOf } from './rules/state-rules'
import {
  boardText,
  credentialsText,
  describeStatus,
  listingSentence,
  noBoardText,
  noOriginalText,
  noRuleText,
  recordTitle,
} from './words'

useDatabase()
useStorage()

let client: Actor
let stranger: Actor
let photographer: Actor
let editor: Actor
let coordinator: Actor
let bookingId: string
let deliveryId: string
let staged: string
let empty: string
const files = new Map<string, Buffer>()

const today = todayIn('America/New_York')
const notFound = { code: 'not-found' }

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  editor = await createPerson('EDITOR')
  coordinator = await createPerson('COORDINATOR')
  bookingId = await createBooking(client, photographer, '41 Vine Street, Napa, CA 94559')
  const plain = await makeJpeg('#c0b090', 900, 600)
  files.set('staged.jpg', withSegments(await makeJpeg('#305070', 900, 600), manifestSegment()))
  files.set('empty.jpg', plain)
  files.set('sky.jpg', await makeJpeg('#3060c0', 600, 900))
  files.set('hall.jpg', await makeJpeg('#806040', 900, 600))
  const fullFileIds: string[] = []
  for (const [name, bytes] of files) fullFileIds.push(await storeUpload(photographer, { name, bytes }))
  const input = await makeSendInput(photographer, bookingId, { fullFileIds })
  deliveryId = (await sendPhotos(photographer, input)).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  const [first, second, third] = photos.map(({ id }) => id)
  if (!first || !second || !third) throw new Error('photos missing')
  staged = first
  empty = second
  for (const { id: photoId } of photos) await makeDerivatives({ photoId })
  await db().photo.update({
    where: { id: staged },
    data: { alterations: ['SKY_REPLACED', 'VIRTUALLY_STAGED'], unalteredPhotoId: empty, room: 'KITCHEN' },
  })
  await db().photo.update({ where: { id: third }, data: { alterations: ['SKY_REPLACED'] } })
})

beforeEach(() => open({ paid: true, expiresOn: null }))

async function open({ paid, expiresOn }: { paid: boolean; expiresOn: string | null }) {
  await db().invoice.updateMany({
    where: { deliveryId },
    data: {
      status: paid ? 'COMPLETED' : 'PENDING',
      paidAt: paid ? new Date() : null,
      paidMethod: paid ? 'CASH' : null,
    },
  })
  await db().mediaDelivery.update({
    where: { id: deliveryId },
    data: { expiresOn: expiresOn && dateToDatabase(expiresOn) },
  })
}

const fetchPdf = (actor: Actor) => recordPdfResponse(actor, deliveryId, null)
const fetchZip = (actor: Actor, headers: Record<string, string> = {}) =>
  recordZipResponse(actor, deliveryId, null, new Request('http://localhost/zip', { headers }))

async function readText(actor: Actor): Promise<string> {
  const bytes = Buffer.from(await (await fetchPdf(actor)).arrayBuffer())
  return (await readPdf(Readable.from([bytes]))).text
}

describe('who gets the record', () => {
  test('the client, photographers, and editors of unlocked photos', async () => {
    for (const actor of [client, photographer, editor]) {
      expect(await findRecordLinks(actor, deliveryId)).toEqual({ deliveryId, alteredCount: 2 })
      expect((await fetchPdf(actor)).headers.get('content-type')).toBe('application/pdf')
    }
  })

  test('nobody else', async () => {
    for (const actor of [stranger, coordinator]) await expectNone(actor)
  })

  test('the team alone while the photos are locked', async () => {
    await open({ paid: false, expiresOn: null })
    await expectNone(client)
    expect(await findRecordLinks(editor, deliveryId)).not.toBeNull()
    expect((await fetchPdf(editor)).status).toBe(200)
  })

  test('the client also once the gallery has expired', async () => {
    await open({ paid: true, expiresOn: '2020-01-01' })
    expect(await findRecordLinks(client, deliveryId)).not.toBeNull()
    expect((await fetchPdf(client)).status).toBe(200)
    expect((await fetchZip(client)).status).toBe(200)
  })

  test('whoever the photos were transferred to, once they paid', async () => {
    const buyer = await createPerson('CLIENT')
    await transferDelivery(photographer, {
      deliveryId,
      recipient: 'client',
      clientId: buyer.profileId,
      amount: { cents: 10_000, currency: 'USD' },
      kind: 'LISTING',
      idempotencyKey: randomUUID(),
    })
    await expectNone(buyer)
    await db().invoice.updateMany({
      where: { clientId: buyer.profileId },
      data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' },
    })
    expect((await fetchPdf(buyer)).status).toBe(200)
  })

  test('an admin of the brokerage through which the shoot was booked', async () => {
    const admin = await createPerson('CLIENT')
    const members = { create: { clientId: admin.profileId, role: 'ADMIN' as const } }
    const { id: brokerageId } = await db().brokerage.create({ data: { name: 'Oak & Main', members } })
    await expectNone(admin)
    await db().booking.update({ where: { id: bookingId }, data: { brokerageId } })
    expect((await fetchPdf(admin)).status).toBe(200)
    await db().booking.update({ where: { id: bookingId }, data: { brokerageId: null } })
  })

  test('nobody, of a delivery without altered photos', async () => {
    const other = await createBooking(client, photographer)
    const sent = await sendPhotos(photographer, await makeSendInput(photographer, other))
    for (const actor of [photographer, editor]) {
      expect(await findRecordLinks(actor, sent.deliveryId)).toBeNull()
      await expect(recordPdfResponse(actor, sent.deliveryId, null)).rejects.toMatchObject(notFound)
    }
  })
})

async function expectNone(actor: Actor) {
  expect(await findRecordLinks(actor, deliveryId)).toBeNull()
  await expect(fetchPdf(actor)).rejects.toMatchObject(notFound)
  await expect(fetchZip(actor)).rejects.toMatchObject(notFound)
}

describe('the record', () => {
  test('says of every altered photo what was done, with its label, dates, and hashes', async () => {
    const text = await readText(client)
    for (const part of [recordTitle, '41 Vine Street', formatDate(today), noOriginalText, credentialsText]) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Kitchen')
    expect(text).toContain(describeAlterations(['VIRTUALLY_STAGED', 'SKY_REPLACED']))
    expect(text).toContain('“Virtually staged, sky replaced”')
    const compact = text.replaceAll(' ', '')
    const hashOf = (name: string) =>
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex')
    for (const name of ['staged.jpg', 'empty.jpg', 'sky.jpg']) expect(compact).toContain(hashOf(name))
    expect(text).not.toContain('hall.jpg')
    expect(compact).not.toContain(hashOf('hall.jpg'))
    expect(text.split(credentialsText)).toHaveLength(2)
  })

  test("names the rule of the property's state, and that of the board chosen last", async () => {
    const [rule] = rulesOf('CA')
    if (!rule) throw new Error('no rule')
    const text = await readText(client)
    expect(text).toContain(rule.name)
    expect(text).toContain(describeStatus(rule, statusOf(rule, today)))
    expect(text.replaceAll(' ', '')).toContain(rule.source.url)
    expect(text).toContain(noBoardText)
    await chooseBoard('stellar')
    expect(await readText(client)).toContain(noBoardText)
    await chooseBoard('crmls')
    expect(await readText(client)).toContain(boardText('CRMLS, California'))
    // Another person's choice is theirs.
    expect(await readText(photographer)).toContain(noBoardText)
  })

  test('says so where no rule is known', async () => {
    await db().booking.update({ where: { id: bookingId }, data: { propertyState: 'OH' } })
    expect(await readText(client)).toContain(noRuleText('Ohio'))
    await db().booking.update({ where: { id: bookingId }, data: { propertyState: null } })
  })

  test('has the sentence for the listing while the public page is on', async () => {
    await createPage(client, deliveryId)
    const address = (await findState(client, deliveryId))?.address ?? ''
    const compact = (text: string) => text.replaceAll(' ', '')
    expect(compact(await readText(client))).toContain(compact(listingSentence(address)))
  })
})

async function chooseBoard(preset: string) {
  const { id: profileId } = await db().mlsProfile.findFirstOrThrow({ where: { preset } })
  const personId = client.profileId
  await db().mlsChoice.upsert({
    where: { personId },
    create: { personId, profileId },
    update: { profileId },
  })
}

describe('the ZIP', () => {
  test('has the record, and every altered photo beside its original, unchanged', async () => {
    const response = await fetchZip(client)
    const bytes = Buffer.from(await response.arrayBuffer())
    const unzipped = await unzip(bytes)
    expect([...unzipped.keys()]).toEqual([
      'disclosure-record.pdf',
      '01-altered-staged.jpg',
      '01-original-empty.jpg',
      '02-altered-sky.jpg',
    ])
    for (const [name, original] of [
      ['01-altered-staged.jpg', 'staged.jpg'],
      ['01-original-empty.jpg', 'empty.jpg'],
      ['02-altered-sky.jpg', 'sky.jpg'],
    ] as const) {
      expect(unzipped.get(name)).toEqual(files.get(original))
    }
    const rest = await fetchZip(client, {
      range: 'bytes=100-',
      'if-range': response.headers.get('etag') ?? '',
    })
    expect(rest.status).toBe(206)
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(100))
  })

  test('measures originals from before hashes were recorded', async () => {
    await db().storedFile.updateMany({ where: { originalOf: { deliveryId } }, data: { sha256: null } })
    expect((await fetchPdf(client)).status).toBe(200)
    const measured = await db().storedFile.findMany({
      where: { originalOf: { deliveryId }, sha256: { not: null } },
      select: { name: true },
    })
    expect(measured.map(({ name }) => name).sort()).toEqual(['empty.jpg', 'sky.jpg', 'staged.jpg'])
  })

  test('waits while a photo is still being prepared', async () => {
    await db().storedFile.updateMany({ where: { originalOf: { id: empty } }, data: { sha256: null } })
    await db().photo.update({ where: { id: empty }, data: { state: 'WAITING' } })
    await expect(fetchPdf(client)).rejects.toMatchObject({ code: 'conflict' })
    await db().photo.update({ where: { id: empty }, data: { state: 'READY' } })
  })
})
