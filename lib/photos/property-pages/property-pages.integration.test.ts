import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeBrokerage } from '@/lib/people/brokerages/brokerages.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { createPage } from '@/lib/photos/originals/commands/create-page'
import { turnOffPage } from '@/lib/photos/originals/commands/turn-off-page'
import { findOriginals } from '@/lib/photos/originals/queries/find-originals'
import { SendInquiry } from '@/lib/photos/property-pages/schema/inquiries'
import type { PictureSize } from '@/lib/photos/property-pages/schema/pages'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { editConflictText, sentTooFastText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { deleteInquiry } from './commands/delete-inquiry'
import { publishPage } from './commands/publish-page'
import { recordView } from './commands/record-view'
import { savePage } from './commands/save-page'
import { sendInquiry } from './commands/send-inquiry'
import { takeDownPage } from './commands/take-down-page'
import { filledInquiry, filledPage } from './property-pages.fixture'
import { findEditor } from './queries/find-editor'
import { findFlyer } from './queries/find-flyer'
import { findPage, findPublicPage } from './queries/find-page'
import { findPageLinks } from './queries/find-page-links'
import { openForm } from './queries/open-form'
import { serveFlyer } from './routes/flyer/flyer-response'
import { serveOpenHouse } from './routes/open-house-response'
import { servePicture } from './routes/picture-response'
import { toTour } from './rules/to-tour'
import { lockedText } from './words'

useDatabase()
useStorage()

let client: Actor
let stranger: Actor
let photographer: Actor
let timeZone: string
let deliveryId: string
let photoIds: string[]

const slug = '903-chestnut-street-asheville'

beforeAll(async () => {
  await createStudio()
  timeZone = (await getStudio()).timeZone
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  deliveryId = await makeDelivery()
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  photoIds = photos.map(({ id }) => id)
})

async function makeDelivery(address = '903 Chestnut Street, Asheville, NC 28801'): Promise<string> {
  const bookingId = await createBooking(client, photographer, address)
  const { deliveryId: made } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
  for (const { id } of await db().photo.findMany({ where: { deliveryId: made } })) {
    await makeDerivatives({ photoId: id })
  }
  await pay(made)
  return made
}

const pay = (id: string) => setInvoice(id, 'COMPLETED')

function setInvoice(id: string, status: 'PENDING' | 'COMPLETED' | 'REFUNDED' | 'VOID') {
  const isPaid = status === 'COMPLETED' || status === 'REFUNDED'
  return db().invoice.updateMany({
    where: { deliveryId: id },
    data: { status, paidAt: isPaid ? new Date() : null, paidMethod: isPaid ? 'CARD' : null },
  })
}

beforeEach(async () => {
  await db().propertyPage.deleteMany()
  await db().outboxMessage.deleteMany()
  await db().rateLimit.deleteMany()
  await pay(deliveryId)
})

const pageOf = async (address = slug) => (await findPublicPage(address))?.page ?? null
const idOf = async () => (await db().propertyPage.findFirstOrThrow({ where: { deliveryId } })).id

function picture(pageId: string, photoId: string, size: PictureSize = 'screen') {
  return servePicture(null, { pageId, photoId, size }, new Request('http://localhost/picture'))
}

describe('publishing', () => {
  test('shows the page at a readable address, with the contact details of the profile', async () => {
    await publishPage(client, deliveryId)
    expect(await pageOf()).toMatchObject({
      street: '903 Chestnut Street',
      town: 'Asheville, NC 28801',
      agent: { name: 'Dana Whitfield', email: client.email },
      studioName: (await getStudio()).name,
    })
    expect((await pageOf())?.photos.map(({ id }) => id)).toEqual(photoIds)
  })

  test('is possible once the photos are paid, for the client and photographers only', async () => {
    await expect(publishPage(stranger, deliveryId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(publishPage(client, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
    await setInvoice(deliveryId, 'PENDING')
    await expect(publishPage(client, deliveryId)).rejects.toThrow(lockedText)
    expect(await findEditor(client, { deliveryId })).toBeNull()
    await pay(deliveryId)
    await publishPage(photographer, deliveryId)
    expect(await pageOf()).not.toBeNull()
  })

  test('numbers an address that is taken, and keeps it after taking down and publishing again', async () => {
    const other = await makeDelivery()
    await Promise.all([publishPage(client, deliveryId), publishPage(client, other)])
    const slugs = (await db().propertyPage.findMany({ orderBy: { slug: 'asc' } })).map((page) => page.slug)
    expect(slugs).toEqual([slug, `${slug}-2`])
    const own = (await db().propertyPage.findUniqueOrThrow({ where: { deliveryId } })).slug
    await takeDownPage(client, deliveryId)
    expect(await pageOf(own)).toBeNull()
    await publishPage(client, deliveryId)
    expect(await pageOf(own)).not.toBeNull()
  })

  test('twice at the same time makes one page, and one entry in the audit log', async () => {
    const other = await makeDelivery()
    await Promise.all([1, 2, 3].map(() => publishPage(client, other)))
    expect(await db().propertyPage.count()).toBe(1)
    const action = 'property-page.published'
    expect(await db().auditEntry.count({ where: { subjectId: other, action } })).toBe(1)
  })
})

describe('a page disappears with its pictures and calendar files', () => {
  const openHouseId = randomUUID()

  async function expectGone() {
    const pageId = await idOf()
    expect(await pageOf()).toBeNull()
    for (const request of [
      () => picture(pageId, photoIds[0] ?? ''),
      () => picture(pageId, photoIds[0] ?? '', 'share'),
      () => serveOpenHouse({ pageId, openHouseId }),
      () => sendInquiry(filledInquiry(pageId), 'visitor'),
    ]) {
      await expect(request()).rejects.toMatchObject({ code: 'not-found' })
    }
  }

  beforeEach(async () => {
    const date = addDays(todayIn(timeZone), 2)
    const openHouse = {
      openHouseId: [openHouseId],
      openHouseDate: [date],
      openHouseStart: ['13:00'],
      openHouseEnd: ['15:00'],
    }
    await savePage(client, filledPage(deliveryId, openHouse))
    await publishPage(client, deliveryId)
    const file = await (await serveOpenHouse({ pageId: await idOf(), openHouseId })).text()
    expect(file).toContain('Open house: 903 Chestnut Street')
    expect(file).not.toMatch(/Dana|Northlight/)
  })

  test('when it is taken down', async () => {
    await expect(takeDownPage(stranger, deliveryId)).rejects.toMatchObject({ code: 'not-found' })
    await takeDownPage(client, deliveryId)
    await expectGone()
  })

  test.each(['REFUNDED', 'VOID', 'PENDING'] as const)('when the invoice is %s', async (status) => {
    await setInvoice(deliveryId, status)
    await expectGone()
    expect(await findEditor(client, { deliveryId })).toMatchObject({ state: 'hidden', photos: [] })
  })

  test('after its expiry date', async () => {
    const today = todayIn(timeZone)
    const expireOn = (expiresOn: string) =>
      db().propertyPage.updateMany({ data: { expiresOn: new Date(expiresOn) } })
    await expireOn(today)
    expect(await pageOf()).not.toBeNull()
    await expireOn(addDays(today, -1))
    await expectGone()
    expect(await findEditor(client, { deliveryId })).toMatchObject({ state: 'expired' })
    await publishPage(client, deliveryId)
    expect(await pageOf()).not.toBeNull()
  })

  test('when the replacing invoice is unpaid', async () => {
    const { id: _id, ...invoice } = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
    const { id } = await db().invoice.create({
      data: {
        bookingId: invoice.bookingId,
        clientId: invoice.clientId,
        deliveryId,
        amountCents: invoice.amountCents,
        currency: invoice.currency,
        dueOn: invoice.dueOn,
        invoiceNumber: `NL-TEST-${randomUUID().slice(0, 8)}`,
        createdAt: new Date(Date.now() + 60_000),
      },
    })
    await expectGone()
    await db().invoice.delete({ where: { id } })
  })
})

test('a draft is previewed by those who edit it, with its pictures, while the photos are paid', async () => {
  await savePage(client, filledPage(deliveryId))
  const pageId = await idOf()
  const wanted = { pageId, photoId: photoIds[0] ?? '', size: 'tile' } as const
  const request = new Request('http://localhost/picture')
  for (const editor of [client, photographer]) {
    expect((await findPage(slug, editor))?.preview).toMatchObject({ deliveryId })
    expect((await servePicture(editor, wanted, request)).status).toBe(200)
  }
  for (const other of [null, stranger]) {
    expect(await findPage(slug, other)).toBeNull()
    await expect(servePicture(other, wanted, request)).rejects.toMatchObject({ code: 'not-found' })
  }
  await setInvoice(deliveryId, 'PENDING')
  expect(await findPage(slug, client)).toBeNull()
  await expect(servePicture(client, wanted, request)).rejects.toMatchObject({ code: 'not-found' })
})

describe('pictures', () => {
  test('have no metadata, and are asked for again after a minute', async () => {
    await publishPage(client, deliveryId)
    const pageId = await idOf()
    for (const size of ['tile', 'screen', 'share'] as const) {
      const response = await picture(pageId, photoIds[1] ?? '', size)
      expect(response.headers.get('cache-control')).toBe('private, max-age=60, must-revalidate')
      const bytes = Buffer.from(await response.arrayBuffer())
      const { exif, iptc, xmp, width, height } = await sharp(bytes).metadata()
      expect([exif, iptc, xmp]).toEqual([undefined, undefined, undefined])
      if (size === 'share') expect([width, height]).toEqual([1200, 630])
      const again = await servePicture(
        null,
        { pageId, photoId: photoIds[1] ?? '', size },
        new Request('http://localhost', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }),
      )
      expect(again.status).toBe(304)
    }
  })

  test('that are left out, of another delivery, or unknown are not found', async () => {
    await savePage(client, filledPage(deliveryId, { listed: photoIds, shown: photoIds.slice(1) }))
    await publishPage(client, deliveryId)
    const pageId = await idOf()
    expect((await pageOf())?.photos.map(({ id }) => id)).toEqual(photoIds.slice(1))
    const other = await makeDelivery('5 Elm Row, Asheville, NC 28801')
    const { id: foreign } = await db().photo.findFirstOrThrow({ where: { deliveryId: other } })
    for (const photoId of [photoIds[0] ?? '', foreign, randomUUID()]) {
      await expect(picture(pageId, photoId)).rejects.toMatchObject({ code: 'not-found' })
    }
  })

  test('are arranged: the cover first, floor plans apart, with what was altered', async () => {
    const [first = '', second = '', third = ''] = photoIds
    await db().photo.update({ where: { id: second }, data: { isCover: true, alterations: ['SKY_REPLACED'] } })
    await db().photo.update({ where: { id: third }, data: { room: 'FLOOR_PLAN' } })
    await publishPage(client, deliveryId)
    const page = await pageOf()
    expect(page?.photos.map(({ id, altered }) => [id, altered])).toEqual([
      [second, 'Sky replaced'],
      [first, ''],
    ])
    expect(page?.floorPlans.map(({ id }) => id)).toEqual([third])
    await db().photo.updateMany({ data: { isCover: false, alterations: [], room: null } })
  })

  test('are apart where they are panoramas, with links between these, and only these are found large', async () => {
    const [first = '', second = '', third = ''] = photoIds
    const pin = { planId: first, photoId: second, x: 0.5, y: 0.5, direction: null }
    await db().planPin.create({ data: { ...pin, deliveryId } })
    await db().photo.updateMany({ where: { id: { in: [first, second] } }, data: { room: 'PANORAMA' } })
    await publishPage(client, deliveryId)
    const page = await pageOf()
    expect(page?.photos.map(({ id }) => id)).toEqual([third])
    expect(page?.panoramas.map(({ id }) => id)).toEqual([first, second])
    expect(page && toTour(page).pins).toEqual([pin])
    const pageId = await idOf()
    expect((await picture(pageId, first, 'panorama')).status).toBe(200)
    await expect(picture(pageId, third, 'panorama')).rejects.toMatchObject({ code: 'not-found' })
    await db().photo.update({ where: { id: second }, data: { room: null } })
    expect((await pageOf())?.pins).toEqual([])
    await db().planPin.deleteMany({ where: { deliveryId } })
    await db().photo.update({ where: { id: first }, data: { room: null } })
  })

  test('are opened from the pins of a floor plan, unless they are left out', async () => {
    const [first = '', second = '', third = ''] = photoIds
    const pin = { planId: third, x: 0.5, y: 0.5, direction: 90 }
    await db().planPin.createMany({
      data: [first, second].map((photoId) => ({ ...pin, deliveryId, photoId })),
    })
    await savePage(client, filledPage(deliveryId, { listed: photoIds, shown: [second, third] }))
    await publishPage(client, deliveryId)
    expect((await pageOf())?.pins).toEqual([])
    await db().photo.update({ where: { id: third }, data: { room: 'FLOOR_PLAN' } })
    const page = await pageOf()
    expect(page?.pins).toEqual([{ ...pin, photoId: second }])
    expect(page && toTour(page).pins).toEqual(page?.pins)
    await db().planPin.deleteMany({ where: { deliveryId } })
    await db().photo.update({ where: { id: third }, data: { room: null } })
  })
})

describe('links', () => {
  test('for a listing are those of a public page, for those who edit it', async () => {
    expect(await findPageLinks(client, deliveryId)).toMatchObject({ public: null })
    await publishPage(client, deliveryId)
    for (const actor of [client, photographer]) {
      expect((await findPageLinks(actor, deliveryId))?.public).toEqual({
        pageUrl: expect.stringMatching(new RegExp(`/p/${slug}$`)),
        tourUrl: expect.stringMatching(new RegExp(`/tour/${slug}$`)),
      })
    }
    expect(await findPageLinks(stranger, deliveryId)).toBeNull()
    await setInvoice(deliveryId, 'REFUNDED')
    expect(await findPageLinks(client, deliveryId)).toMatchObject({ public: null })
  })

  test('lead to the originals of altered photos only while anyone can open them', async () => {
    const [first = '', second = '', third = ''] = photoIds
    const originals = async () => (await pageOf())?.originals ?? null
    const alter = (isAltered: boolean) =>
      db().photo.update({
        where: { id: first },
        data: isAltered
          ? { alterations: ['VIRTUALLY_STAGED'], unalteredPhotoId: second }
          : { alterations: [], unalteredPhotoId: null },
      })
    await publishPage(client, deliveryId)
    await alter(true)
    expect(await originals()).toBeNull()
    await createPage(client, deliveryId)
    await alter(false)
    expect(await originals()).toBeNull()
    await alter(true)
    const path = await originals()
    expect(path).toMatch(/^\/originals\/./)
    const token = path?.split('/').at(-1) ?? ''
    expect((await findOriginals(token, '192.0.2.1'))?.pairs).toHaveLength(1)
    const page = await pageOf()
    expect(page && JSON.stringify(toTour(page))).not.toContain(token)

    await savePage(client, filledPage(deliveryId, { seen: '1', listed: [first], shown: [third] }))
    expect(await originals()).toBeNull()
    await savePage(client, filledPage(deliveryId, { seen: '2' }))
    expect(await originals()).toBe(path)
    const setExpiry = (expiresOn: Date | null) =>
      db().mediaDelivery.update({ where: { id: deliveryId }, data: { expiresOn } })
    await setExpiry(dateToDatabase(addDays(todayIn(timeZone), -1)))
    expect(await originals()).toBeNull()
    await setExpiry(null)
    await turnOffPage(client, deliveryId)
    expect(await originals()).toBeNull()
    await alter(false)
  })
})

describe('saving', () => {
  test('changes what the page shows, and rejects a stale form', async () => {
    const { version } = await savePage(client, filledPage(deliveryId, { price: '485,000', beds: '4' }))
    await publishPage(client, deliveryId)
    expect(await pageOf()).toMatchObject({ price: '$485,000', facts: [['Bedrooms', '4']] })
    await savePage(photographer, filledPage(deliveryId, { seen: version, headline: 'A bright house' }))
    expect(await pageOf()).toMatchObject({ headline: 'A bright house', price: '' })
    for (const seen of [0, version]) {
      const stale = savePage(client, filledPage(deliveryId, { seen }))
      await expect(stale).rejects.toMatchObject({ code: 'conflict', message: editConflictText })
    }
    const foreign = savePage(stranger, filledPage(deliveryId, { seen: version + 1 }))
    await expect(foreign).rejects.toMatchObject({ code: 'not-found' })
  })

  test('leaves names and contact details out of the tour', async () => {
    const { id: fileId } = await db().storedFile.create({
      data: { key: 'oak-logo', purpose: 'LOGO', name: 'a.png', contentType: 'image/png', sizeBytes: 1 },
    })
    await db().booking.updateMany({
      where: { deliveries: { some: { id: deliveryId } } },
      data: { brokerageId: await makeBrokerage('Oak & Main', []) },
    })
    await db().brokerage.updateMany({ data: { logoFileId: fileId } })
    await savePage(
      client,
      filledPage(deliveryId, {
        headline: 'Ask Dana Whitfield',
        description: 'Oak floors. Call 828 555 0142. Photos by Northlight. Listed by OAK & Main.',
        agentCompany: 'Harbor Realty',
        film: 'https://vimeo.com/1',
      }),
    )
    await db().virtualTour.createMany({
      data: [
        { deliveryId, url: 'https://youriguide.com/1', createdAt: new Date(1) },
        { deliveryId, url: 'https://dana.example.com/2', unbrandedUrl: 'https://dana.example.com/3' },
      ],
    })
    const branded = await addFilm(false)
    const unbranded = await addFilm(true)
    await publishPage(client, deliveryId)
    const page = await pageOf()
    expect(page?.film).toEqual({ href: 'https://vimeo.com/1', host: 'Vimeo' })
    expect(page?.virtualTours).toEqual([
      { url: 'https://youriguide.com/1', host: 'iGUIDE', isFramed: true },
      { url: 'https://dana.example.com/2', host: 'dana.example.com', isFramed: false },
    ])
    expect(page?.brokerage).toEqual({ name: 'Oak & Main', logoUrl: `/api/logo/${fileId}` })
    const tour = page && toTour(page)
    expect(tour).toMatchObject({ headline: '', description: 'Oak floors.' })
    expect(JSON.stringify(tour)).not.toMatch(/Dana|Harbor|Northlight|Main|logo|vimeo|iguide|example|@/)
    await db().virtualTour.updateMany({
      where: { deliveryId, url: 'https://youriguide.com/1' },
      data: { unbrandedUrl: 'https://unbranded.youriguide.com/1' },
    })
    const withTour = await pageOf()
    expect(withTour && toTour(withTour).virtualTours).toEqual([
      { url: 'https://unbranded.youriguide.com/1', host: 'iGUIDE', isFramed: true },
    ])
    expect(page?.deliveredFilm).toMatchObject({ id: branded, sources: ['play'] })
    expect(tour && JSON.stringify(tour)).not.toContain(branded)
    expect(tour?.deliveredFilm?.id).toBe(unbranded)
    await db().mediaFile.delete({ where: { id: unbranded } })
    const other = await pageOf()
    expect(other && toTour(other).deliveredFilm).toBeNull()
  })
})

/** Adds a film that browsers play. */
async function addFilm(isUnbranded: boolean): Promise<string> {
  const facts = { kind: 'FILM', durationMs: 1000, width: 640, height: 360, isPlayable: true } as const
  const fileId = await storeUpload(photographer)
  const { id } = await db().mediaFile.create({
    data: { ...facts, isUnbranded, deliveryId, fileId },
    select: { id: true },
  })
  return id
}

describe('an inquiry', () => {
  let pageId: string

  beforeEach(async () => {
    await publishPage(client, deliveryId)
    pageId = await idOf()
  })

  const mails = () => db().outboxMessage.findMany({ where: { topic: 'property-inquiry' } })

  test('is stored, emailed to the client once, and answered to the visitor', async () => {
    const inquiry = filledInquiry(pageId, { phone: '+18285550142' })
    await Promise.all([1, 2, 3].map(() => sendInquiry(inquiry, 'visitor')))
    expect(await mails()).toMatchObject([
      { recipient: client.email, payload: { replyTo: inquiry.email, message: 'Is the yard fenced?' } },
    ])
    expect(await findEditor(photographer, { deliveryId })).toMatchObject({
      inquiryCount: 1,
      inquiries: [{ fullName: 'Helen Ashworth', email: inquiry.email, phone: '+18285550142' }],
    })
    expect(await findEditor(stranger, { deliveryId })).toBeNull()
  })

  test('of a bot is discarded, and one sent too fast or with a forged opening rejected', async () => {
    await sendInquiry(filledInquiry(pageId, { reference: 'https://spam.test' }), 'bot')
    const hasty = filledInquiry(pageId, openForm(new Date()))
    await expect(sendInquiry(hasty, 'bot')).rejects.toThrow(sentTooFastText)
    const forged = filledInquiry(pageId, { idempotencyKey: randomUUID() })
    await expect(sendInquiry(forged, 'bot')).rejects.toMatchObject({ code: 'conflict' })
    expect(await db().propertyInquiry.count()).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('is deleted by those who edit the page', async () => {
    await sendInquiry(filledInquiry(pageId), 'visitor')
    const { id } = await db().propertyInquiry.findFirstOrThrow()
    await expect(deleteInquiry(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
    await deleteInquiry(client, id)
    expect(await db().propertyInquiry.count()).toBe(0)
    await expect(deleteInquiry(client, id)).rejects.toMatchObject({ code: 'not-found' })
    const action = 'property-inquiry.deleted'
    expect(await db().auditEntry.count({ where: { subjectId: deliveryId, action } })).toBe(1)
  })

  test('is limited per sender', async () => {
    const email = 'helen@ashworth.test'
    for (let sent = 0; sent < 5; sent += 1) await sendInquiry(filledInquiry(pageId, { email }), `v${sent}`)
    const tooMany = sendInquiry(filledInquiry(pageId, { email: 'Helen+x@ashworth.test' }), 'v9')
    await expect(tooMany).rejects.toMatchObject({ code: 'too-many-requests' })
  })
})

test('views are counted per day and kind', async () => {
  await publishPage(client, deliveryId)
  const pageId = await idOf()
  await Promise.all([1, 2, 3].map(() => recordView(pageId, 'page', timeZone)))
  await recordView(pageId, 'tour', timeZone)
  await recordView(randomUUID(), 'page', timeZone)
  const editor = await findEditor(client, { deliveryId })
  expect(editor?.views.at(-1)).toEqual({ day: todayIn(timeZone), pageViews: 3, tourViews: 1 })
  expect(editor?.views).toHaveLength(30)
})

test('a flyer is printed without the photo of its agent, if storage lost that', async () => {
  const avatar = { key: 'lost', name: 'dana.jpg', contentType: 'image/jpeg', sizeBytes: 1 }
  await db().profile.update({
    where: { id: client.profileId },
    data: { avatarFile: { create: { ...avatar, purpose: 'AVATAR' } } },
  })
  await savePage(client, filledPage(deliveryId, { showsPhoto: 'on' }))
  expect((await findFlyer(client, await idOf())).agentKey).toBe('lost')
  const response = await serveFlyer(client, await idOf())
  expect(response.status).toBe(200)
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a visitor asks for a showing, with or without a message', async () => {
  await publishPage(client, deliveryId)
  const pageId = await idOf()
  const typed = filledInquiry(pageId, { day: '2026-06-13', part: 'afternoon', message: '' })
  await sendInquiry(SendInquiry.parse({ ...typed, phone: '' }), '192.0.2.20')
  await sendInquiry(filledInquiry(pageId, { day: 'another', message: 'Is it quiet?' }), '192.0.2.20')
  const messages = await db().propertyInquiry.findMany({ where: { pageId }, select: { message: true } })
  expect(messages.map(({ message }) => message).toSorted()).toEqual([
    "I'd like to see it on Saturday, June 13 in the afternoon.",
    "I'd like to see it.\n\nIs it quiet?",
  ])
  expect(SendInquiry.safeParse({ ...typed, phone: '', day: undefined }).success).toBe(false)
})
