import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { discardDraft } from '@/lib/photos/deliveries/commands/discard-draft'
import { saveDraft } from '@/lib/photos/deliveries/commands/save-draft'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { measureOriginals } from '@/lib/photos/deliveries/operations/measure-originals'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { addMediaFiles } from './commands/add-media-files'
import { deleteMediaFile } from './commands/delete-media-file'
import { deleteUnsentMedia } from './commands/delete-unsent-media'
import { discardMediaFiles } from './commands/discard-media-files'
import { recordMediaFile } from './commands/record-media-file'
import { recordRendition } from './commands/record-rendition'
import { setCaptions } from './commands/set-captions'
import { setUnbranded } from './commands/set-unbranded'
import { findCaptions } from './queries/find-captions'
import { findMediaFile } from './queries/find-media-file'
import { listMedia } from './queries/list-media'
import { serveMedia } from './routes/media-response'
import { mediaVariants } from './schema'
import { damagedFilmText, notMediaText } from './words'

useDatabase()

useStorage()
const pavilion = path.join(process.cwd(), 'prisma/seed/pictures/properties/pavilion')
const notFound = { code: 'not-found' }

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let editor: Actor
let film: Buffer<ArrayBuffer>
let deliveryId: string
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER')
  editor = await createPerson('EDITOR')
  film = Buffer.from(await readFile(path.join(pavilion, 'film.mp4')))
})

beforeEach(async () => {
  const bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  deliveryId = await createDelivery(bookingId)
  ;({ invoiceId } = await createInvoice(bookingId, 49_800, deliveryId))
})

/** Stores a file as a browser's upload does. */
async function store(name: string, bytes: Uint8Array<ArrayBuffer>, uploader = photographer) {
  const key = await storePrivateFile({ name, contentType: 'application/octet-stream', bytes })
  return { key, name, sizeBytes: bytes.byteLength, uploaderId: uploader.profileId }
}

async function upload(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  uploader = photographer,
): Promise<string> {
  const outcome = await recordMediaFile(await store(name, bytes, uploader))
  if (outcome.outcome !== 'stored') throw new Error(JSON.stringify(outcome))
  return outcome.mediaId
}

const uploadFilm = () => upload('House tour.mp4', film)
const uploadDocument = () => upload('Floor plan.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))
const add = (actor: Actor, ...mediaIds: string[]) => addMediaFiles(actor, { deliveryId, mediaIds })

async function setPaid() {
  await db().invoice.update({
    where: { id: invoiceId },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' },
  })
}

const emptyDraft = {
  bookingId: null,
  files: [],
  previews: [],
  amount: '',
  isAmountTyped: false,
  completesShoot: true,
  googleDriveLink: '',
  deliveryInstructions: '',
  expiresOn: '',
}

/** Adds a film with every rendition, whose files needn't be films. */
async function addWholeFilm(): Promise<string> {
  const mediaId = await uploadFilm()
  for (const kind of ['POSTER', 'PREVIEW', 'HD', 'FULL_HD'] as const) {
    const fileId = await storeUpload(photographer)
    await db().mediaRendition.create({ data: { mediaId, kind, fileId, width: 640, height: 360 } })
  }
  await add(photographer, mediaId)
  await setCaptions(photographer, { mediaId, file: 'WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome' })
  return mediaId
}

/** Returns the variants of a film or document that this person gets. */
async function openedBy(actor: Actor, mediaId: string): Promise<string[]> {
  const opened: string[] = []
  for (const variant of mediaVariants) {
    const found =
      variant === 'captions' ? findCaptions(actor, mediaId) : findMediaFile(actor, { mediaId, variant })
    const file = await found.catch((error) => {
      expect(error).toMatchObject(notFound)
      return null
    })
    if (file) opened.push(variant)
  }
  return opened
}

describe('an uploaded file', () => {
  test('is a film with what its container says', async () => {
    const id = await uploadFilm()
    expect(await db().mediaFile.findUniqueOrThrow({ where: { id } })).toMatchObject({
      kind: 'FILM',
      durationMs: 10_000,
      width: 1280,
      height: 720,
      isPlayable: true,
      deliveryId: null,
    })
  })

  test('is recorded once, however often storage reports it', async () => {
    const reported = await store('House tour.mp4', film)
    const outcomes = await Promise.all([recordMediaFile(reported), recordMediaFile(reported)])
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(await db().mediaFile.count({ where: { file: { key: reported.key } } })).toBe(1)
  })

  test.each([
    ['a cut film', () => film.subarray(0, film.length - 1000), damagedFilmText('House tour.mp4')],
    ['a film without its pictures', () => film.subarray(0, 4000), damagedFilmText('House tour.mp4')],
    ['a text with the ending of a film', () => Buffer.from('Not a film.'), notMediaText('House tour.mp4')],
    ['a picture', () => Buffer.from('ffd8ffe000104a464946', 'hex'), notMediaText('House tour.mp4')],
  ])('%s is rejected with a sentence', async (_what, bytes, problem) => {
    const outcome = await recordMediaFile(await store('House tour.mp4', new Uint8Array(bytes())))
    expect(outcome).toEqual({ outcome: 'rejected', problem })
  })

  test('that names itself a PDF is still recognized as a film', async () => {
    const id = await upload('Floor plan.pdf', film)
    expect((await db().mediaFile.findUniqueOrThrow({ where: { id } })).kind).toBe('FILM')
  })
})

describe('a rendition', () => {
  const report = async (
    mediaId: string,
    kind: 'POSTER' | 'PREVIEW' | 'HD',
    bytes: Buffer,
    who = photographer,
  ) =>
    (await recordRendition(await store('copy', new Uint8Array(bytes), who), { mediaId, kind })).outcome ===
    'stored'

  test('is accepted once, from who uploaded the film, if it is what it claims', async () => {
    const mediaId = await uploadFilm()
    const still = await readFile(path.join(pavilion, 'front-dusk.jpg'))
    expect(await report(mediaId, 'POSTER', still, colleague)).toBe(false)
    expect(await report(mediaId, 'POSTER', film)).toBe(false)
    expect(await report(mediaId, 'POSTER', still)).toBe(true)
    expect(await report(mediaId, 'POSTER', still)).toBe(false)
    expect(await report(mediaId, 'HD', still)).toBe(false)
    expect(await report(mediaId, 'HD', film)).toBe(true)
    // 720 px high, and so no preview, whose file would be free to view.
    expect(await report(mediaId, 'PREVIEW', film)).toBe(false)
    const media = await db().mediaFile.findUniqueOrThrow({
      where: { id: mediaId },
      select: { miniature: true, renditions: { select: { kind: true } } },
    })
    expect(media.miniature).not.toBeNull()
    expect(media.renditions.map(({ kind }) => kind).sort()).toEqual(['HD', 'POSTER'])
  })
})

describe('who gets a film', () => {
  test('its client only the preview until the invoice is paid, the studio all of it', async () => {
    const mediaId = await addWholeFilm()
    expect(await openedBy(client, mediaId)).toEqual(['preview'])
    for (const actor of [photographer, colleague, editor])
      expect(await openedBy(actor, mediaId)).toEqual([...mediaVariants])
    const [locked] = (await listMedia(client, deliveryId)).films
    expect(locked).toMatchObject({ name: null, open: null, hasPreview: true, hasPoster: false })
    await setPaid()
    expect(await openedBy(client, mediaId)).toEqual([...mediaVariants])
    const [open] = (await listMedia(client, deliveryId)).films
    expect(open?.open?.sources).toEqual([`/api/media/${mediaId}/full-hd`, `/api/media/${mediaId}/hd`])
  })

  test('no other client, nor its own after the last day', async () => {
    const mediaId = await addWholeFilm()
    await setPaid()
    expect(await openedBy(stranger, mediaId)).toEqual([])
    expect(await listMedia(stranger, deliveryId)).toMatchObject({ films: [], canChange: false })
    const yesterday = addDays(todayIn('America/New_York'), -1)
    await db().mediaDelivery.update({
      where: { id: deliveryId },
      data: { expiresOn: dateToDatabase(yesterday) },
    })
    expect(await openedBy(client, mediaId)).toEqual([])
    expect(await openedBy(photographer, mediaId)).toEqual([...mediaVariants])
  })

  test('not who got the photos by a transfer', async () => {
    const mediaId = await addWholeFilm()
    await setPaid()
    await db().deliveryTransfer.create({
      data: {
        deliveryId,
        clientId: stranger.profileId,
        idempotencyKey: crypto.randomUUID(),
        amountCents: 0,
        kind: 'LISTING',
        text: 'For this listing.',
      },
    })
    expect(await openedBy(stranger, mediaId)).toEqual([])
  })

  test('nobody before it is sent', async () => {
    const mediaId = await uploadFilm()
    expect(await openedBy(photographer, mediaId)).toEqual([])
  })
})

test('locked documents are counted, and have neither names nor files', async () => {
  const mediaId = await uploadDocument()
  await add(photographer, mediaId)
  expect(await listMedia(client, deliveryId)).toMatchObject({ documents: [], lockedDocuments: 1 })
  expect(await openedBy(client, mediaId)).toEqual([])
  await setPaid()
  expect(await listMedia(client, deliveryId)).toMatchObject({
    documents: [{ id: mediaId, name: 'Floor plan.pdf' }],
    lockedDocuments: 0,
  })
  expect(await openedBy(client, mediaId)).toEqual(['original'])
})

test('a range of a film has exactly its bytes', async () => {
  const mediaId = await uploadFilm()
  await add(photographer, mediaId)
  const ask = (range?: string) =>
    serveMedia(
      photographer,
      { mediaId, variant: 'play' },
      new Request('http://localhost/', { headers: range ? { range } : {} }),
    )
  const part = await ask('bytes=1000-1999')
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${film.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(1000, 2000))
  expect((await ask(`bytes=${film.length}-`)).status).toBe(416)
  const whole = await ask()
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, film.length])
})

describe('adding and deleting', () => {
  test('is for those who prepare the photos, with files of their own', async () => {
    const mediaId = await uploadFilm()
    for (const actor of [client, stranger, colleague])
      await expect(add(actor, mediaId)).rejects.toMatchObject(notFound)
    await expect(add(editor, mediaId)).rejects.toMatchObject({ code: 'invalid' })
    await add(photographer, mediaId)
    for (const actor of [client, colleague]) {
      await expect(deleteMediaFile(actor, mediaId)).rejects.toMatchObject(notFound)
      await expect(setUnbranded(actor, { mediaId, isUnbranded: true })).rejects.toMatchObject(notFound)
    }
    await setUnbranded(editor, { mediaId, isUnbranded: true })
    expect((await listMedia(photographer, deliveryId)).films).toMatchObject([{ isUnbranded: true }])
    await deleteMediaFile(editor, mediaId)
    await expect(deleteMediaFile(photographer, mediaId)).rejects.toMatchObject(notFound)
    expect(await db().storedFile.count({ where: { purpose: 'MEDIA_ORIGINAL', mediaFile: null } })).toBe(0)
  })

  test('notifies the client once of what is added together', async () => {
    const titles = async () =>
      (await db().notification.findMany({ where: { userId: client.userId }, select: { title: true } })).map(
        ({ title }) => title,
      )
    const before = await titles()
    await add(photographer, await uploadFilm())
    await add(photographer, await uploadDocument())
    expect((await titles()).slice(before.length)).toEqual(['Film added'])
    const mails = await db().outboxMessage.findMany({ where: { kind: 'MAIL' }, select: { payload: true } })
    expect(JSON.stringify(mails)).toContain('"extra":"film"')
  })

  test('adds a file once, however often it is asked to, and to one delivery only', async () => {
    const mediaId = await uploadFilm()
    await Promise.all([add(photographer, mediaId), add(photographer, mediaId)])
    expect(await db().mediaFile.count({ where: { deliveryId } })).toBe(1)
    const other = await createDelivery(
      await createBooking(client, photographer, '7 Alder Lane, Asheville, NC'),
    )
    const again = addMediaFiles(photographer, { deliveryId: other, mediaIds: [mediaId] })
    await expect(again).rejects.toMatchObject({ code: 'invalid' })
  })

  test('what was not sent can be discarded by who uploaded it, and is deleted after a week', async () => {
    const [discarded, old, fresh, sent] = [
      await uploadDocument(),
      await uploadDocument(),
      await uploadDocument(),
      await uploadDocument(),
    ]
    await add(photographer, sent)
    await discardMediaFiles(colleague, [discarded])
    expect(await db().mediaFile.count({ where: { id: discarded } })).toBe(1)
    await discardMediaFiles(photographer, [discarded, sent])
    const createdAt = new Date(Date.now() - 8 * 24 * 3_600_000)
    await db().mediaFile.updateMany({ where: { id: { in: [old, sent] } }, data: { createdAt } })
    await Promise.all([deleteUnsentMedia(), deleteUnsentMedia()])
    const left = await db().mediaFile.findMany({
      where: { id: { in: [discarded, old, fresh, sent] } },
      select: { id: true },
    })
    expect(left.map(({ id }) => id).sort()).toEqual([fresh, sent].sort())
  })
})

test('films and documents are sent with photos, once, and discarded with their draft', async () => {
  const bookingId = await createBooking(client, photographer, '12 Alder Ridge Lane, Asheville, NC 28804')
  const [filmId, documentId] = [await uploadFilm(), await uploadDocument()]
  const input = await makeSendInput(photographer, bookingId, { mediaIds: [filmId] })
  const [first, again] = [await sendPhotos(photographer, input), await sendPhotos(photographer, input)]
  expect(again.deliveryId).toBe(first.deliveryId)
  expect((await listMedia(photographer, first.deliveryId)).films.map(({ id }) => id)).toEqual([filmId])
  const idempotencyKey = crypto.randomUUID()
  const media = [filmId, documentId].map((mediaId) => ({ mediaId, name: 'a', sizeBytes: 1 }))
  await saveDraft(photographer, { ...emptyDraft, idempotencyKey, media })
  await discardDraft(photographer, idempotencyKey)
  const left = await db().mediaFile.findMany({ where: { id: { in: [filmId, documentId] } } })
  expect(left.map(({ id }) => id)).toEqual([filmId])
})

test('the ZIP of the originals has films and documents, once they are measured', async () => {
  const mediaIds = [await uploadFilm(), await uploadDocument()]
  await add(photographer, ...mediaIds)
  const request = { deliveryId, size: 'original', photos: 'all' } as const
  const originalFileId = await storeUpload(photographer)
  await db().photo.create({
    data: { deliveryId, originalFileId, name: 'kitchen.jpg', position: 0, state: 'READY' },
  })
  expect(await findZip(photographer, request)).toBeNull()
  await measureOriginals({ deliveryId })
  const zip = await findZip(photographer, request)
  expect(zip?.photoCount).toBe(1)
  const names = zip?.download.entries.map(({ name }) => name) ?? []
  expect(names.slice(0, 3)).toEqual(['kitchen.jpg', 'House tour.mp4', 'Floor plan.pdf'])
})
