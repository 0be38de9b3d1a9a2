import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { describeAct } from '@/lib/audit/words/acts'
import type { Actor } from '@/lib/auth/actor'
import { recordInvoiceView } from '@/lib/billing/invoices/commands/record-invoice-view'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { sealDetails } from '@/lib/booking/access-details/operations/seal-details'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { recordView } from '@/lib/photos/deliveries/commands/record-view'
import { makeJpeg, makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { measureOriginals } from '@/lib/photos/deliveries/operations/measure-originals'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import type { FilePurpose } from '@/prisma/generated/enums'
import { countPersonalPhotos, servePersonalData } from './read-personal-data'
import { sendPhotos } from './send-photos'

useDatabase()
useStorage()

let photographer: Actor
let client: Actor
let stranger: Actor
/** The content of the client's paid photo. */
let original: Buffer

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt', 'marin-private@example.test')
  client = await createPerson('CLIENT', 'Dana Whitfield', 'dana@example.test')
  stranger = await createPerson('CLIENT', 'Teo Lindqvist', 'teo@example.test')
  original = await makeJpeg('#305070')
  await fill(client, 'mine')
  await fill(stranger, 'theirs')
})

async function storeFile(owner: Actor, purpose: FilePurpose, name: string, text: string): Promise<string> {
  const bytes = Uint8Array.from(Buffer.from(text))
  const contentType = 'application/octet-stream'
  const key = await storePrivateFile({ name, contentType, bytes })
  const { id } = await db().storedFile.create({
    data: { key, name, contentType, purpose, sizeBytes: bytes.length, uploaderId: owner.profileId },
  })
  return id
}

async function deliver(owner: Actor, name: string, bytes: Buffer, state: 'paid' | 'unpaid' | 'expired') {
  const bookingId = await createBooking(owner, photographer, `${name} Street, Asheville`)
  const fullFileIds = [await storeUpload(photographer, { name: `${name}.jpg`, bytes })]
  const input = await makeSendInput(photographer, bookingId, { fullFileIds, previewFileIds: [] })
  const { deliveryId } = await sendPhotos(photographer, input)
  await db().virtualTour.create({ data: { deliveryId, url: `https://tours.example.com/${name}` } })
  if (state !== 'unpaid') {
    const data = { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' } as const
    await db().invoice.updateMany({ where: { deliveryId }, data })
  }
  if (state === 'expired') {
    const data = { expiresOn: dateToDatabase('2026-01-01') }
    await db().mediaDelivery.update({ where: { id: deliveryId }, data })
  }
  return { bookingId, deliveryId }
}

/** Gives a person one of everything, with texts that start with `mark`. */
async function fill(person: Actor, mark: string) {
  const { bookingId, deliveryId } = await deliver(person, `${mark}-open`, original, 'paid')
  await deliver(person, `${mark}-locked`, await makeJpeg('#aa0000'), 'unpaid')
  await deliver(person, `${mark}-expired`, await makeJpeg('#00aa00'), 'expired')
  await db().booking.update({
    where: { id: bookingId },
    data: { specialInstructions: `${mark}-instructions` },
  })
  await db().accessDetails.create({
    data: { bookingId, sealed: sealDetails(bookingId, { ...noDetails, gateCode: `${mark}-gate` }) },
  })
  await db().bookingContact.create({
    data: {
      bookingId,
      name: `${mark}-assistant`,
      email: `${mark}@assistant.test`,
      kind: 'ASSISTANT',
      notices: ['MOVED'],
    },
  })
  await db().bookingEvent.create({ data: { bookingId, kind: 'CREATED', actorId: person.profileId } })
  const photo = await db().photo.findFirstOrThrow({ where: { deliveryId } })
  await db().photoFavorite.create({ data: { photoId: photo.id, profileId: person.profileId } })
  const author = { authorId: person.profileId, authorRole: 'CLIENT' } as const
  await db().revisionThread.create({
    data: {
      photoId: photo.id,
      authorId: person.profileId,
      x: 0.5,
      y: 0.25,
      comments: { create: { ...author, text: 'Brighter, please', isDraft: true } },
    },
  })
  await db().profile.update({
    where: { id: person.profileId },
    data: {
      company: `${mark}-company`,
      stripeCustomerId: `${mark}-secret-customer`,
      avatarFileId: await storeFile(person, 'AVATAR', 'avatar.webp', `${mark}-avatar`),
      cards: {
        create: {
          stripePaymentMethodId: `${mark}-secret-card`,
          brand: `${mark}-brand`,
          last4: '4242',
          expiryMonth: 4,
          expiryYear: 2031,
        },
      },
    },
  })
  await db().conversation.create({
    data: {
      clientId: person.profileId,
      subject: `${mark}-subject`,
      messages: {
        create: {
          senderId: photographer.profileId,
          message: `=${mark}-message`,
          idempotencyKey: randomUUID(),
          attachments: {
            create: {
              fileId: await storeFile(person, 'MESSAGE_ATTACHMENT', 'plan.pdf', `${mark}-attachment`),
              position: 0,
            },
          },
        },
      },
    },
  })
  await db().quoteRequest.create({
    data: {
      idempotencyKey: randomUUID(),
      fullName: person.fullName,
      email: person.email.toUpperCase(),
      propertyAddress: `${mark}-quote`,
      listPriceCents: 100,
      replies: {
        create: { text: `${mark}-reply`, authorId: photographer.profileId, idempotencyKey: randomUUID() },
      },
    },
  })
  await db().notification.create({
    data: { userId: person.userId, title: `${mark}-title`, message: `${mark}-notification`, type: 'INFO' },
  })
  await db().outboxMessage.create({
    data: {
      kind: 'MAIL',
      status: 'SENT',
      userId: person.userId,
      topic: 'reset-password',
      recipient: person.email,
      payload: { subject: `${mark}-email`, link: `https://portal.test/?token=${mark}-secret-token` },
    },
  })
  await recordAudit(db(), person, 'sessions.ended', person.userId)
  await recordView(person, deliveryId, { kind: 'OPENED' })
  const invoice = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
  await recordInvoiceView(person, invoice.id, 'DOWNLOADED')
}

function fetchData(init: RequestInit = {}, actor = client): Promise<Response> {
  return servePersonalData(actor, {}, new Request('http://localhost/api/profile/data', init))
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

test('responds when to try again, and queues a job, while a photo has no checksum', async () => {
  expect(await countPersonalPhotos(client)).toMatchObject({ photos: 1, waiting: 1 })
  const { id: deliveryId } = await db().mediaDelivery.findFirstOrThrow({
    where: { photos: { some: { name: 'mine-open.jpg' } } },
  })
  await db().photo.updateMany({
    where: { deliveryId },
    data: { state: 'BROKEN', problem: 'mine-open.jpg broke' },
  })
  const response = await fetchData()
  expect([response.status, response.headers.get('retry-after')]).toEqual([409, '30'])
  const jobs = await db().$queryRaw`
    SELECT key FROM graphile_worker.jobs WHERE key = ${`measure-originals:${deliveryId}`}`
  expect(jobs).toHaveLength(1)
  await measureOriginals({ deliveryId })
  expect(await countPersonalPhotos(client)).toEqual({ photos: 1, waiting: 0, bytes: original.length })
})

describe('the download', () => {
  let bytes: Buffer
  let etag: string
  let files: Map<string, Buffer>
  /** Every file but the PDFs and photos. */
  let text: string

  beforeAll(async () => {
    const response = await fetchData()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('northlight-data-dana-whitfield.zip')
    expect(response.headers.get('cache-control')).toContain('no-store')
    etag = response.headers.get('etag') ?? ''
    bytes = await bytesOf(response)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    const folder = 'northlight-data-dana-whitfield/'
    const all = await unzip(bytes)
    expect([...all.keys()].every((name) => name.startsWith(folder))).toBe(true)
    files = new Map([...all].map(([name, content]) => [name.slice(folder.length), content]))
    text = [...files]
      .filter(([name]) => !/\.(pdf|jpg)$/.test(name))
      .map(([, content]) => content)
      .join('\n')
  })

  const readJson = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null')

  test("has everything of the client's", () => {
    for (const what of [
      ...['open Street', 'locked Street', 'expired Street', 'instructions', 'company', 'avatar', 'brand'],
      ...['subject', 'message', 'quote', 'reply', 'title', 'notification', 'email'],
    ]) {
      expect(text).toContain(`mine-${what}`)
    }
    expect(readJson('profile.json')).toMatchObject({
      email: 'dana@example.test',
      savedCards: [{ last4: '4242' }],
    })
    expect(files.get('messages/mine-subject/plan.pdf')?.toString()).toBe('mine-attachment')
    const timeline = [expect.objectContaining({ what: 'Booked', detail: 'Dana Whitfield booked the shoot.' })]
    expect(readJson('bookings.json')).toHaveLength(3)
    expect(readJson('bookings.json')).toContainEqual(
      expect.objectContaining({ timeZone: 'America/New_York', timeline }),
    )
    expect(readJson('bookings.json')).toContainEqual(
      expect.objectContaining({ accessDetails: { ...noDetails, gateCode: 'mine-gate' } }),
    )
    expect(readJson('bookings.json')).toContainEqual(
      expect.objectContaining({ informed: [expect.objectContaining({ name: 'mine-assistant' })] }),
    )
    expect(readJson('invoices.json')).toHaveLength(3)
    for (const { number } of readJson('invoices.json')) {
      expect(files.get(`invoices/${number}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-')
      expect(files.get('invoices.csv')?.toString()).toContain(number)
    }
    const did = readJson('activity.json').map(({ what }: { what: string }) => what)
    const signedOut = describeAct('sessions.ended', { details: {}, currency: null }).what
    expect(did.toSorted()).toEqual(['Booked', 'Delivery opened', 'PDF downloaded', signedOut])
  })

  test('has only the photos that are paid for and not expired', () => {
    const photos = [...files].filter(([name]) => name.startsWith('photos/'))
    expect(photos).toEqual([
      [expect.stringMatching(/^photos\/\w{8}-mine-open-street\/mine-open\.jpg$/), original],
    ])
    const states = readJson('photos.json').map(({ state, photos }: { state: string; photos: object[] }) => [
      state,
      photos,
    ])
    expect(states).toEqual([
      ['expired', []],
      ['locked', []],
      [
        'open',
        [
          {
            file: photos[0]?.[0],
            caption: null,
            room: null,
            isFavorite: true,
            comments: [expect.objectContaining({ text: 'Brighter, please', isDraft: true, x: 0.5, y: 0.25 })],
          },
        ],
      ],
    ])
  })

  test('has the addresses of tours only of what is paid for and not expired', () => {
    const tours = readJson('photos.json').flatMap(
      ({ virtualTours }: { virtualTours: object[] }) => virtualTours,
    )
    expect(tours).toEqual([{ url: 'https://tours.example.com/mine-open', unbrandedUrl: null }])
  })

  test("has nothing of another client's, no secrets, and nobody else's address", () => {
    expect([...files.keys()].join('\n')).not.toContain('theirs')
    expect(text).not.toMatch(/theirs|Teo|teo@|secret|marin-private|passwordHash/)
  })

  test('escapes formulas in tables', () => {
    expect(files.get('messages.csv')?.toString()).toContain(`,'=mine-message,`)
  })

  test('is the same again, in any range', async () => {
    const head = await fetchData({ method: 'HEAD' })
    expect([head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
      etag,
      String(bytes.length),
    ])
    for (const [from, to] of [
      [10, 500],
      [1_000, bytes.length - 1],
      [bytes.length - 300, bytes.length - 1],
    ] as const) {
      const part = await fetchData({ headers: { range: `bytes=${from}-${to}`, 'if-range': etag } })
      expect(part.status).toBe(206)
      expect(await bytesOf(part)).toEqual(bytes.subarray(from, to + 1))
    }
  })

  test('is recorded in the audit log once its last byte was read', async () => {
    const where = { action: 'personal-data.downloaded', actorId: client.profileId }
    await vi.waitFor(async () => expect(await db().auditEntry.count({ where })).toBe(3))
    await bytesOf(await fetchData({ headers: { range: 'bytes=0-99' } }))
    await fetchData({ method: 'HEAD' })
    expect(await db().auditEntry.count({ where })).toBe(3)
  })

  test.skipIf(spawnSync('unzip', ['-v']).status !== 0)('is accepted by the system’s unzip', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'northlight-data-'))
    try {
      const file = path.join(folder, 'data.zip')
      writeFileSync(file, bytes)
      const { status, stdout } = spawnSync('unzip', ['-t', file], { encoding: 'utf8' })
      expect(status, stdout).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

test('someone without any data gets their profile', async () => {
  const newcomer = await createPerson('CLIENT', '陳')
  const response = await fetchData({}, newcomer)
  expect(response.headers.get('content-disposition')).toContain('filename="northlight-data.zip"')
  const files = await unzip(await bytesOf(response))
  expect(files.get('northlight-data/profile.json')?.toString()).toContain('陳')
})
