import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { removePhotos } from '@/lib/photos/deliveries/commands/remove-photos'
import { replacePhotos } from '@/lib/photos/deliveries/commands/replace-photos'
import { makeJpeg, makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findPhotoFile } from '@/lib/photos/deliveries/queries/find-photo-file'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { addVersions } from './commands/add-versions'
import { approveVersion, withdrawVersion } from './commands/decide-version'
import { addComment, askAgain, deleteComment, editComment } from './commands/draft-comments'
import { prepareVersion } from './commands/prepare-version'
import { reply, setResolved } from './commands/reply'
import { sendRound } from './commands/send-round'
import { findVersionFile } from './queries/find-version-file'
import { listWaiting } from './queries/list-waiting'
import { readRevisions } from './queries/read-revisions'
import {
  alreadySentText,
  nothingToSendText,
  priceChangedText,
  roundText,
  versionGoneText,
} from './words/revisions'

useDatabase()
useStorage()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let bookingId: string
let deliveryId: string
let ids: string[]

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
  const input = await makeSendInput(photographer, bookingId)
  deliveryId = (await sendPhotos(photographer, input)).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  ids = photos.map(({ id }) => id)
  for (const photoId of ids) await makeDerivatives({ photoId })
  await setPaid(true)
})

function setPaid(paid: boolean) {
  return db().invoice.updateMany({
    where: { deliveryId },
    data: paid
      ? { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' }
      : { status: 'PENDING', paidAt: null, paidMethod: null },
  })
}

/** What the booked services of this booking include. */
async function setTerms(revisionRounds: number, extraRoundCents: number) {
  await db().service.upsert({
    where: { id: 'shoot' },
    create: {
      id: 'shoot',
      category: 'REAL_ESTATE',
      name: 'Photo shoot',
      description: 'Photos.',
      duration: '1 hour',
      durationMinutes: 60,
      priceCents: 10_000,
    },
    update: {},
  })
  const terms = { revisionRounds, extraRoundCents }
  await db().bookedService.deleteMany({ where: { bookingId } })
  await db().bookedService.create({
    data: { bookingId, serviceId: 'shoot', name: 'Photo shoot', priceCents: 10_000, position: 0, ...terms },
  })
}

const photo = (place = 0) => ids[place] ?? ''
const spot = { x: 0.25, y: 0.75 }
const comment = (place = 0, text = 'Remove the hose') =>
  addComment(client, { photoId: photo(place), spot, text })
const send = (priceCents = 0, idempotencyKey = randomUUID()) =>
  sendRound(client, { deliveryId, idempotencyKey, priceCents })
const read = (actor: Actor) => readRevisions(actor, deliveryId)
const threadsOf = async (actor: Actor) => (await read(actor))?.photos.flatMap(({ threads }) => threads) ?? []

/** Proposes a version of a photo in this color, and prepares it. */
async function propose(place = 0, background = '#a03030', name = 'second.jpg'): Promise<string> {
  const bytes = await makeJpeg(background)
  const fileId = await storeUpload(photographer, { name, bytes })
  await addVersions(photographer, {
    deliveryId,
    idempotencyKey: randomUUID(),
    versions: [{ photoId: photo(place), fileId }],
  })
  const { id } = await db().photoVersion.findFirstOrThrow({ where: { originalFileId: fileId } })
  await prepareVersion({ versionId: id })
  return id
}

const mails = (template: string) => db().outboxMessage.count({ where: { kind: 'MAIL', topic: template } })
const originalOf = async (actor: Actor, place = 0) =>
  (await findPhotoFile(actor, { photoId: photo(place), variant: 'original' })).key

describe('drafts', () => {
  test('belong to their author until they are sent', async () => {
    const { commentId } = await comment()
    expect(await threadsOf(client)).toMatchObject([{ isDraft: true, spot, comments: [{ isDraft: true }] }])
    expect(await threadsOf(photographer)).toEqual([])
    await editComment(client, { commentId, text: 'Remove the green hose' })
    await expect(editComment(stranger, { commentId, text: 'Mine' })).rejects.toThrow(NotFoundError)
    await send()
    expect(await threadsOf(photographer)).toMatchObject([
      { isDraft: false, waitsFor: 'PHOTOGRAPHER', comments: [{ text: 'Remove the green hose', round: 1 }] },
    ])
    await expect(editComment(client, { commentId, text: 'Late' })).rejects.toThrow(alreadySentText)
    await expect(deleteComment(client, commentId)).rejects.toThrow(alreadySentText)
  })

  test('of a sent thread are not shown to the other side', async () => {
    const { threadId } = await comment()
    await send()
    await askAgain(client, { threadId, text: 'And the blue one' })
    const textsOf = async (actor: Actor) =>
      (await threadsOf(actor)).flatMap(({ comments }) => comments.map(({ text }) => text))
    const [sent = ''] = await textsOf(photographer)
    expect(await textsOf(photographer)).toEqual([sent])
    expect(await textsOf(client)).toEqual([sent, 'And the blue one'])
  })

  test('leave no thread when the last one is deleted', async () => {
    const { commentId } = await comment()
    await deleteComment(client, commentId)
    expect(await threadsOf(client)).toEqual([])
  })

  test('are only for the client of an unlocked, unexpired delivery', async () => {
    const input = { photoId: photo(), spot, text: 'Hello' }
    await expect(addComment(stranger, input)).rejects.toThrow(NotFoundError)
    await expect(addComment(photographer, input)).rejects.toThrow(NotFoundError)
    await setPaid(false)
    await expect(addComment(client, input)).rejects.toThrow(NotFoundError)
    await setPaid(true)
    const past = addDays(todayIn('America/New_York'), -2)
    await db().mediaDelivery.update({
      where: { id: deliveryId },
      data: { expiresOn: dateToDatabase(past) },
    })
    await expect(addComment(client, input)).rejects.toThrow(NotFoundError)
  })
})

describe('rounds', () => {
  test('send all drafts at once, with one email', async () => {
    const before = await mails('changes-requested')
    await comment(0)
    await comment(0, 'Straighten the picture')
    await comment(1)
    expect(await send()).toEqual({ number: 1 })
    expect(await threadsOf(photographer)).toHaveLength(3)
    expect((await mails('changes-requested')) - before).toBe(1)
    await expect(send()).rejects.toThrow(nothingToSendText)
  })

  test('are sent once, however often and from wherever they are sent', async () => {
    await comment(0)
    await comment(1)
    const key = randomUUID()
    const results = await Promise.allSettled([send(0, key), send(0, key), send(), send()])
    const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.number] : []))
    expect(new Set(numbers)).toEqual(new Set([1]))
    expect(await db().revisionRound.count({ where: { deliveryId } })).toBe(1)
    expect(
      await db().revisionComment.count({ where: { isDraft: true, thread: { photo: { deliveryId } } } }),
    ).toBe(0)
    expect(await threadsOf(photographer)).toHaveLength(2)
  })

  test('beyond the included ones cost what was shown, without locking the photos', async () => {
    await setTerms(1, 2_500)
    await comment()
    await send()
    await comment(1)
    const next = (await read(client))?.next
    expect(next).toMatchObject({ number: 2, left: 0, price: '$25.00', waiting: 1 })
    expect(next && roundText(next)).toBe('Round 1 is still with the studio. Round 2 costs $25.00.')
    const before = await mails('invoice-issued')
    await expect(send(0)).rejects.toThrow(priceChangedText)
    await send(2_500)
    const { invoice } = await db().revisionRound.findFirstOrThrow({
      where: { deliveryId, number: 2 },
      select: { invoice: { select: { amountCents: true, status: true, deliveryId: true } } },
    })
    expect(invoice).toEqual({ amountCents: 2_500, status: 'PENDING', deliveryId: null })
    expect((await mails('invoice-issued')) - before).toBe(1)
    expect(await read(client)).not.toBeNull()
    expect(await originalOf(client)).toBeTruthy()
  })

  test('and one that fails issues no invoice', async () => {
    await setTerms(0, 2_500)
    await expect(send(2_500)).rejects.toThrow(nothingToSendText)
    expect(await db().invoice.count({ where: { bookingId } })).toBe(1)
  })
})

describe('threads', () => {
  test('wait for the other side after a reply, until they are resolved', async () => {
    const { threadId } = await comment()
    await send()
    expect(await listWaiting(photographer, [deliveryId])).toEqual([{ deliveryId, count: 1 }])
    await reply(photographer, { threadId, text: 'Which one?' })
    expect(await listWaiting(photographer, [deliveryId])).toEqual([])
    expect(await listWaiting(client, [deliveryId])).toEqual([{ deliveryId, count: 1 }])
    await reply(client, { threadId, text: 'The green one' })
    await expect(reply(stranger, { threadId, text: 'Hi' })).rejects.toThrow(NotFoundError)
    await expect(reply(colleague, { threadId, text: 'Hi' })).rejects.toThrow(NotFoundError)
    await setResolved(client, { threadId, resolved: true })
    expect(await threadsOf(photographer)).toMatchObject([{ isResolved: true, waitsFor: null }])
    await setResolved(client, { threadId, resolved: false })
    expect(await threadsOf(photographer)).toMatchObject([{ isResolved: false, waitsFor: 'PHOTOGRAPHER' }])
  })

  test('are hidden while the delivery is locked', async () => {
    const { threadId } = await comment()
    await send()
    await setPaid(false)
    expect(await read(client)).toBeNull()
    expect(await listWaiting(client, [deliveryId])).toEqual([])
    await expect(reply(client, { threadId, text: 'Hi' })).rejects.toThrow(NotFoundError)
    expect(await read(stranger)).toBeNull()
    expect(await read(photographer)).not.toBeNull()
  })

  test('of a photo go with it', async () => {
    await comment()
    await send()
    await propose()
    await removePhotos(photographer, { deliveryId, photoIds: [photo(0)] })
    expect(await db().revisionThread.count({ where: { photoId: photo(0) } })).toBe(0)
    expect(await db().photoVersion.count({ where: { photoId: photo(0) } })).toBe(0)
    expect(await db().storedFile.count({ where: { name: 'second.jpg' } })).toBe(0)
  })

  test('keep a photo from being replaced while they are open', async () => {
    await comment()
    await send()
    const fileId = await storeUpload(photographer)
    const replacements = [{ photoId: photo(), fileId }]
    const replace = replacePhotos(photographer, { deliveryId, idempotencyKey: randomUUID(), replacements })
    await expect(replace).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('versions', () => {
  test('change nothing until the client approves them', async () => {
    await comment()
    await send()
    const before = await originalOf(client)
    const versionId = await propose()
    expect(await originalOf(client)).toBe(before)
    expect(await threadsOf(client)).toMatchObject([{ waitsFor: 'CLIENT' }])
    await approveVersion(client, versionId)
    await approveVersion(client, versionId)
    const { key } = await findVersionFile(client, { versionId, variant: 'original' })
    expect(await originalOf(client)).toBe(key)
    expect(key).not.toBe(before)
    expect(await threadsOf(client)).toMatchObject([{ isResolved: true }])
    const [revised] = (await read(client))?.photos ?? []
    expect(revised?.versions).toMatchObject([
      { number: 1, isCurrent: false, name: 'one.jpg' },
      { number: 2, isCurrent: true, name: 'second.jpg' },
    ])
    const first = revised?.versions[0]?.id ?? ''
    expect((await findVersionFile(client, { versionId: first, variant: 'original' })).key).toBe(before)
    expect((await findPhotoFile(client, { photoId: photo(), variant: 'screen' })).key).toBe(
      (await findVersionFile(client, { versionId, variant: 'screen' })).key,
    )
  })

  test('keep the name, place, room and caption of their photo', async () => {
    const fields = { name: true, position: true, room: true, caption: true } as const
    const find = () => db().photo.findUniqueOrThrow({ where: { id: photo() }, select: fields })
    await db().photo.update({ where: { id: photo() }, data: { room: 'KITCHEN', caption: 'Oak and stone' } })
    const before = await find()
    expect(before).toMatchObject({ name: 'one.jpg', room: 'KITCHEN', caption: 'Oak and stone' })
    await approveVersion(client, await propose(0, '#a03030', 'final-edit-2.jpeg'))
    expect(await find()).toEqual(before)
    await approveVersion(client, await propose(0, '#30a030', 'third.png'))
    // Another type of file needs its own ending.
    expect(await find()).toEqual({ ...before, name: 'one.png' })
  })

  test('delete what was rendered for boards when they are approved', async () => {
    const versionId = await propose()
    await db().mlsPhoto.create({
      data: { photoId: photo(), planKey: 'plan', problem: 'Too detailed', usedAt: new Date() },
    })
    await approveVersion(client, versionId)
    expect(await db().mlsPhoto.count({ where: { photoId: photo() } })).toBe(0)
  })

  test('are announced once per upload, when all are prepared', async () => {
    const before = await mails('versions-ready')
    const versions = await Promise.all(
      [0, 1].map(async (place) => ({ photoId: photo(place), fileId: await storeUpload(photographer) })),
    )
    const idempotencyKey = randomUUID()
    const add = () => addVersions(photographer, { deliveryId, idempotencyKey, versions })
    expect(await Promise.all([add(), add()])).toEqual([{ added: 2 }, { added: 2 }])
    const rows = await db().photoVersion.findMany({ where: { batchId: idempotencyKey } })
    expect(await read(client).then((found) => found?.photos[0]?.versions)).toHaveLength(1)
    await Promise.all(rows.map(({ id }) => prepareVersion({ versionId: id })))
    expect((await mails('versions-ready')) - before).toBe(1)
  })

  test('are declined by another request, and superseded by a newer one', async () => {
    const { threadId } = await comment()
    await send()
    const second = await propose()
    await askAgain(client, { threadId, text: 'Still too dark' })
    await send()
    await expect(approveVersion(client, second)).rejects.toThrow(versionGoneText)
    const third = await propose(0, '#30a030', 'third.jpg')
    const fourth = await propose(0, '#3030a0', 'fourth.jpg')
    await expect(approveVersion(client, third)).rejects.toThrow(versionGoneText)
    const before = await mails('changes-approved')
    await approveVersion(client, fourth)
    expect((await mails('changes-approved')) - before).toBe(1)
    const versions = await db().photoVersion.findMany({
      where: { photoId: photo() },
      orderBy: { number: 'asc' },
    })
    expect(versions.map(({ decision }) => decision)).toEqual([
      'APPROVED',
      'DECLINED',
      'SUPERSEDED',
      'APPROVED',
    ])
  })

  test('leave nothing behind when they are withdrawn', async () => {
    await comment()
    await send()
    const versionId = await propose(0, '#a03030', 'withdrawn.jpg')
    await expect(withdrawVersion(colleague, versionId)).rejects.toThrow(NotFoundError)
    await expect(withdrawVersion(client, versionId)).rejects.toThrow(NotFoundError)
    await withdrawVersion(photographer, versionId)
    expect(await db().storedFile.count({ where: { name: 'withdrawn.jpg' } })).toBe(0)
    expect(await threadsOf(client)).toMatchObject([{ waitsFor: 'PHOTOGRAPHER' }])
    await expect(approveVersion(client, versionId)).rejects.toThrow(NotFoundError)
  })

  test('end in one way when they are approved and withdrawn at once', async () => {
    const versionId = await propose()
    const results = await Promise.allSettled([
      approveVersion(client, versionId),
      withdrawVersion(photographer, versionId),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await originalOf(client)).toBeTruthy()
  })

  test('are out of reach for strangers, and while the delivery is locked', async () => {
    const versionId = await propose()
    for (const variant of ['tile', 'screen', 'original'] as const) {
      await expect(findVersionFile(stranger, { versionId, variant })).rejects.toThrow(NotFoundError)
      await setPaid(false)
      await expect(findVersionFile(client, { versionId, variant })).rejects.toThrow(NotFoundError)
      await setPaid(true)
    }
    await expect(approveVersion(stranger, versionId)).rejects.toThrow(NotFoundError)
    await setPaid(false)
    await expect(approveVersion(client, versionId)).rejects.toThrow(NotFoundError)
  })

  test('that cannot be displayed are hidden from the client', async () => {
    const bytes = Buffer.from('not a photo')
    const fileId = await storeUpload(photographer, { name: 'bad.jpg', bytes })
    const versions = [{ photoId: photo(), fileId }]
    await addVersions(photographer, { deliveryId, idempotencyKey: randomUUID(), versions })
    const { id } = await db().photoVersion.findFirstOrThrow({ where: { originalFileId: fileId } })
    await prepareVersion({ versionId: id })
    const [mine] = (await read(photographer))?.photos ?? []
    expect(mine?.versions[1]).toMatchObject({ state: 'BROKEN' })
    await expect(approveVersion(client, id)).rejects.toThrow(NotFoundError)
  })
})
