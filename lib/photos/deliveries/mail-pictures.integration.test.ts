import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { MailPicture, MailPictures } from '@/emails/mail'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { sendOutboxMessage } from '@/lib/studio/notifications/commands/send-outbox-message'
import { useResend } from '@/lib/studio/notifications/resend.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { makeDerivatives } from './commands/make-derivatives'
import { makeJpeg, makeSendInput, storeUpload } from './deliveries.fixture'
import { mailPictureLimit } from './limits'
import { findMailPictures } from './queries/find-mail-pictures'
import { serveMailPicture } from './routes/mail-picture-response'
import { mailPictureDays } from './rules/mail-pictures'

useDatabase()
useStorage()
const resend = useResend()

const address = '903 Chestnut Street, Asheville, NC 28801'
const today = todayIn('America/New_York')
let client: Actor
let stranger: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  ;({ bookingId, deliveryId } = await deliver(client, 5))
  for (const id of await photoIds()) await makeDerivatives({ photoId: id })
})

beforeEach(async () => {
  await setPaid(false)
  await setLastDay(null)
  await setStatus('COMPLETED')
})

/** Sends photos of white rooms, two of them as previews. */
async function deliver(to: Actor, count: number) {
  const booking = await createBooking(to, photographer, address)
  const fullFileIds: string[] = []
  for (let number = 0; number < count; number += 1) {
    const bytes = await makeJpeg('#ffffff', 1200, 800)
    fullFileIds.push(await storeUpload(photographer, { name: `secret-name-${number}.jpg`, bytes }))
  }
  const files = { fullFileIds, previewFileIds: fullFileIds.slice(1, 3) }
  const sent = await sendPhotos(photographer, await makeSendInput(photographer, booking, files))
  return { bookingId: booking, deliveryId: sent.deliveryId }
}

async function photoIds(of = deliveryId): Promise<string[]> {
  const photos = await db().photo.findMany({ where: { deliveryId: of }, orderBy: { position: 'asc' } })
  return photos.map(({ id }) => id)
}

const setPaid = (isPaid: boolean) =>
  db().invoice.updateMany({
    where: { deliveryId },
    data: {
      status: isPaid ? 'COMPLETED' : 'PENDING',
      paidAt: isPaid ? new Date() : null,
      paidMethod: isPaid ? 'CASH' : null,
    },
  })
const setLastDay = (date: string | null) =>
  db().mediaDelivery.update({
    where: { id: deliveryId },
    data: { expiresOn: date && dateToDatabase(date) },
  })
const setStatus = (status: 'COMPLETED' | 'CANCELLED') =>
  db().booking.update({ where: { id: bookingId }, data: { status } })

async function picturesFor(reader: Actor, of = deliveryId, since = new Date()): Promise<MailPictures | null> {
  return (await findMailPictures({ deliveryId: of }, { userId: reader.userId, since })).pictures
}

async function listPictures(reader = client): Promise<MailPicture[]> {
  const pictures = await picturesFor(reader)
  return pictures ? [pictures.cover, ...pictures.row] : []
}

const tokenOf = ({ src }: MailPicture) => src.split('/').at(-1) ?? ''
/** Loads a picture as a mail client does: without a session. */
const load = (picture: MailPicture, headers = {}) =>
  serveMailPicture(tokenOf(picture), new Request('http://localhost/picture', { headers }))

/** Returns what a picture looks like: its size, and whether it's all white, as the photos are. */
async function looksOf(picture: MailPicture) {
  const bytes = Buffer.from(await (await load(picture)).arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  const { channels } = await sharp(bytes).stats()
  return { size: `${width}x${height}`, format, isMarked: channels.some(({ min }) => min < 250) }
}

const notFound = { code: 'not-found' }

describe('before the photos are paid', () => {
  test('an email shows previews with a watermark, and only blurs of the others', async () => {
    const pictures = await listPictures()
    expect(pictures.map(({ alt }) => alt)).toEqual([
      '903 Chestnut Street, preview',
      'Photo, preview',
      'Photo, locked',
      'Photo, locked',
    ])
    const [cover, preview, ...locked] = await Promise.all(pictures.map(looksOf))
    expect(cover).toEqual({ size: '1120x630', format: 'jpeg', isMarked: true })
    expect(preview).toEqual({ size: '392x262', format: 'jpeg', isMarked: true })
    expect(locked.map(({ size }) => size)).toEqual(['392x262', '392x262'])
    const names = pictures.map(({ src, alt }) => `${src} ${alt}`).join()
    expect(names).not.toContain('secret-name')
  })

  test('a blur is drawn from 24 px at most, without a file of the photo', async () => {
    const locked = (await listPictures()).at(-1)
    if (!locked) throw new Error('expected pictures')
    const [, id = ''] = tokenOf(locked).split('.')
    await db().photoDerivative.deleteMany({ where: { photoId: id } })
    expect((await load(locked)).status).toBe(200)
  })

  test('paying later shows nothing more in that email', async () => {
    const [cover] = await listPictures()
    if (!cover) throw new Error('expected a cover')
    await setPaid(true)
    expect(await looksOf(cover)).toMatchObject({ isMarked: true })
  })
})

describe('after the payment', () => {
  test('an email shows the photos clear, until they are locked again', async () => {
    await setPaid(true)
    const [cover] = await listPictures()
    if (!cover) throw new Error('expected a cover')
    expect(cover.alt).toBe('903 Chestnut Street')
    expect(await looksOf(cover)).toEqual({ size: '1120x630', format: 'jpeg', isMarked: false })
    await setPaid(false)
    expect(await looksOf(cover)).toMatchObject({ isMarked: true })
  })
})

describe('the address of a picture', () => {
  let cover: MailPicture

  beforeEach(async () => {
    const [first] = await listPictures()
    if (!first) throw new Error('expected a cover')
    cover = first
  })

  test('works only as it was signed', async () => {
    const [reader = '', , shape = '', look = '', lastDay = '', proof = ''] = tokenOf(cover).split('.')
    const [other = ''] = (await photoIds()).slice(-1)
    const forged = [
      [reader, other, shape, look, lastDay, proof],
      [stranger.profileId, other, shape, look, lastDay, proof],
      [reader, other, shape, 'clear', lastDay, proof],
      [reader, other, shape, look, '2099-01-01', proof],
      ['x'],
    ]
    for (const fields of forged) {
      await expect(load({ src: fields.join('.'), alt: '' }), fields.join('.')).rejects.toMatchObject(notFound)
    }
  })

  test('stops with the gallery, with the booking, and with the account of its reader', async () => {
    await setLastDay(addDays(today, -1))
    await expect(load(cover)).rejects.toMatchObject(notFound)
    expect(await picturesFor(client)).toBeNull()
    await setLastDay(today)
    expect((await load(cover)).status).toBe(200)

    await setStatus('CANCELLED')
    await expect(load(cover)).rejects.toMatchObject(notFound)
    await setStatus('COMPLETED')

    const account = { where: { id: client.profileId } }
    await db().profile.update({ ...account, data: { accountStatus: 'DISABLED' } })
    await expect(load(cover)).rejects.toMatchObject(notFound)
    await db().profile.update({ ...account, data: { accountStatus: 'ACTIVE' } })
  })

  test('stops a month after the email', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000)
    const young = await picturesFor(client, deliveryId, at(mailPictureDays - 1))
    const old = await picturesFor(client, deliveryId, at(mailPictureDays + 1))
    if (!young || !old) throw new Error('expected pictures')
    expect((await load(young.cover)).status).toBe(200)
    await expect(load(old.cover)).rejects.toMatchObject(notFound)
  })

  test('is cached for an hour by its reader alone, and sets no cookie', async () => {
    const { headers } = await load(cover)
    expect(headers.get('cache-control')).toBe('private, max-age=3600')
    expect(headers.get('set-cookie')).toBeNull()
    const etag = headers.get('etag') ?? ''
    expect((await load(cover, { 'if-none-match': etag })).status).toBe(304)
  })

  test('is limited per network', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect((await load(cover, headers)).status).toBe(200)
    await db()
      .$executeRaw`UPDATE rate_limits SET points = ${mailPictureLimit.attempts} WHERE key LIKE 'mail-picture:203.0.113.9%'`
    await expect(load(cover, headers)).rejects.toMatchObject({ code: 'too-many-requests' })
  })
})

test('only the client of the photos has pictures of them', async () => {
  for (const reader of [stranger, photographer]) expect(await picturesFor(reader)).toBeNull()
  const nobody = { userId: randomUUID(), since: new Date() }
  expect((await findMailPictures({ deliveryId }, nobody)).pictures).toBeNull()
})

describe('the confirmation of a booking', () => {
  const coverFor = async (reader: Actor, at: string) => {
    const id = await createBooking(reader, photographer, at)
    return (await findMailPictures({ bookingId: id }, { userId: reader.userId, since: new Date() })).pictures
  }

  test("shows the client's own photo of the same house, without a row", async () => {
    const pictures = await coverFor(client, address.toUpperCase())
    expect(pictures).toMatchObject({ cover: { alt: '903 Chestnut Street, preview' }, row: [] })
  })

  test("shows none of another house, nor someone else's of the same", async () => {
    expect(await coverFor(client, '904 Chestnut Street, Asheville, NC 28801')).toBeNull()
    expect(await coverFor(stranger, address)).toBeNull()
  })
})

test('an email waits for its pictures, but not for long', async () => {
  const reader = await createPerson('CLIENT')
  await deliver(reader, 1)
  const find = { where: { topic: 'photos-ready', userId: reader.userId } }
  const { id } = await db().outboxMessage.findFirstOrThrow(find)
  await sendOutboxMessage({ outboxMessageId: id }, findMailPictures)
  expect(await db().outboxMessage.findFirstOrThrow(find)).toMatchObject({ status: 'QUEUED', attempts: 0 })
  expect(resend.inbox(reader.email)).toEqual([])

  await db().outboxMessage.update({ where: { id }, data: { createdAt: new Date(Date.now() - 3 * 60_000) } })
  await sendOutboxMessage({ outboxMessageId: id }, findMailPictures)
  expect(await db().outboxMessage.findFirstOrThrow(find)).toMatchObject({ status: 'SENT' })
  const [mail] = resend.inbox(reader.email)
  expect(mail?.html).not.toContain('/api/mail/pictures/')
})
