import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { changeLicense } from '@/lib/workflows/change-license'
import { changeLicenses } from './commands/change-licenses'
import { chooseLicense } from './commands/choose-license'
import { offerLicense } from './operations/offer-license'
import { findLicense } from './queries/find-license'
import { findLicenseOfInvoice } from './queries/find-license-of-invoice'
import { readLicenseSettings } from './queries/read-license-settings'
import { ledgerResponse } from './routes/csv/ledger-response'
import { pdfResponse } from './routes/pdf/pdf-response'
import { defaultSettings } from './rules/choose-terms'
import { writeText } from './rules/write-text'
import type { LicenseSettings } from './schema'
import { defaultBoardsText, defaultTexts, licenseFrozenText, payingNowText } from './words'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let deliveryId: string
let invoice: { id: string; number: string }

const today = todayIn('America/New_York')
const notFound = { code: 'not-found' }

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', '=SUM(A1) Dana')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  await db().licenseSettings.deleteMany()
  const bookingId = await createBooking(client, photographer)
  deliveryId = await createDelivery(bookingId)
  const { invoiceId, invoiceNumber } = await createInvoice(bookingId, 49_800, deliveryId)
  invoice = { id: invoiceId, number: invoiceNumber }
})

const settings = (changes: Partial<LicenseSettings>) => ({ ...defaultSettings, ...changes })
const save = async (changes: Partial<LicenseSettings>) =>
  changeLicenses(photographer, { ...settings(changes), seen: editKey(await readLicenseSettings()) })
const offer = () => db().$transaction((tx) => offerLicense(tx, deliveryId))
const pay = () => markPaid(photographer, { invoiceId: invoice.id, method: 'CASH', paidOn: today, note: '' })
const choose = (kind: 'YEAR' | 'UNLIMITED', actor = photographer) =>
  changeLicense(actor, { deliveryId, kind })

describe('the studio', () => {
  test('sets its texts, which a new delivery takes over', async () => {
    await save({ defaultKind: 'YEAR', yearText: 'A year.', boardsText: 'For boards.' })
    await offer()
    await save({ defaultKind: 'UNLIMITED', yearText: 'Another year.', allowsBoards: false })
    expect(await findLicense(client, deliveryId)).toMatchObject({
      kind: 'YEAR',
      text: 'A year.',
      boardsText: 'For boards.',
      startsOn: null,
    })
  })

  test("doesn't make the default texts its own by saving what the form shows", async () => {
    await save({ yearText: defaultTexts.YEAR, listingText: 'Ours.', boardsText: defaultBoardsText })
    expect(await readLicenseSettings()).toMatchObject({
      listingText: 'Ours.',
      yearText: null,
      boardsText: null,
    })
  })

  test("keeps another person's change", async () => {
    const seen = editKey(await readLicenseSettings())
    await save({ yearText: 'Mine' })
    const late = changeLicenses(colleague, { ...settings({ yearText: 'Theirs' }), seen })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    await expect(changeLicenses(client, { ...settings({}), seen })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('a license', () => {
  test('is the default one where none was chosen', async () => {
    const terms = { kind: 'LISTING', text: defaultTexts.LISTING, boardsText: defaultBoardsText }
    expect(await findLicense(client, deliveryId)).toMatchObject({ ...terms, canChoose: false })
    expect((await findDelivery(client, { deliveryId }))?.offered).toEqual(terms)
    expect((await findDelivery(photographer, { deliveryId }))?.offered).toBeNull()
    expect((await findLicense(photographer, deliveryId))?.canChoose).toBe(true)
    expect((await findLicense(colleague, deliveryId))?.canChoose).toBe(false)
    expect(await findLicense(stranger, deliveryId)).toBeNull()
    expect(await findLicenseOfInvoice(client, invoice)).toMatchObject({ deliveryId })
    expect(await findLicenseOfInvoice(stranger, invoice)).toBeNull()
  })

  test('can be changed by its photographer until it is paid, and then stays as it was', async () => {
    for (const actor of [colleague, client]) {
      await expect(choose('YEAR', actor)).rejects.toMatchObject(notFound)
    }
    await choose('YEAR')
    await pay()
    await expect(choose('UNLIMITED')).rejects.toMatchObject({ code: 'conflict', message: licenseFrozenText })
    await save({ yearText: 'Changed later.' })
    // Not even a changed offer changes what was sold.
    await db().deliveryLicense.update({ where: { deliveryId }, data: { text: 'Changed later.' } })
    const license = await findLicense(client, deliveryId)
    expect(license).toMatchObject({ kind: 'YEAR', text: defaultTexts.YEAR, canChoose: false })
    expect((await findDelivery(client, { deliveryId }))?.offered).toBeNull()
    expect(license?.endsOn).not.toBeNull()
  })

  test("doesn't change while a checkout is open", async () => {
    await db().checkoutSession.create({
      data: {
        invoiceId: invoice.id,
        stripeSessionId: `cs_${invoice.id}`,
        url: 'https://checkout.test',
        amountCents: 49_800,
        currency: 'USD',
        expiresAt: new Date(Date.now() + 60_000),
      },
    })
    const change = chooseLicense(photographer, { deliveryId, kind: 'YEAR' })
    await expect(change).rejects.toMatchObject({ code: 'conflict', message: payingNowText })
  })

  test('of free photos is granted when they are sent', async () => {
    const bookingId = await createBooking(client, photographer)
    const free = await createDelivery(bookingId)
    const { invoiceId } = await createInvoice(bookingId, 0, free)
    expect(await db().soldLicense.findUnique({ where: { invoiceId } })).toMatchObject({
      kind: 'LISTING',
      photoCount: 3,
    })
  })

  test('is written as text, with its facts', async () => {
    await pay()
    const license = await findLicense(client, deliveryId)
    const text = license ? writeText(license) : ''
    for (const part of ['903 Chestnut Street', '3 photos', invoice.number, deliveryId, 'perpetual']) {
      expect(text).toContain(part)
    }
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

describe('the PDF', () => {
  const open = (actor: Actor) => pdfResponse(actor, deliveryId, null)

  test('is for the client and photographers, once the photos are paid for', async () => {
    await expect(open(client)).rejects.toMatchObject(notFound)
    await expect(open(photographer)).rejects.toMatchObject(notFound)
    await pay()
    for (const actor of [client, photographer]) {
      const response = await open(actor)
      expect(response.headers.get('content-disposition')).toContain('license-903-chestnut-street.pdf')
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    await expect(open(stranger)).rejects.toMatchObject(notFound)
    await db().mediaDelivery.update({
      where: { id: deliveryId },
      data: { expiresOn: dateToDatabase('2020-01-01') },
    })
    // The gallery has closed, but the license runs on.
    expect((await open(client)).status).toBe(200)
    expect(await findLicense(client, deliveryId)).toMatchObject({ startsOn: expect.any(String) })
    await expect(open(stranger)).rejects.toMatchObject(notFound)
    await db().invoice.updateMany({ where: { deliveryId }, data: { status: 'REFUNDED' } })
    await expect(open(client)).rejects.toMatchObject(notFound)
  })
})

describe('the ledger', () => {
  test('lists what was paid for, and escapes formulas', async () => {
    const before = await (await ledgerResponse()).text()
    expect(before).not.toContain(invoice.number)
    await choose('UNLIMITED')
    await pay()
    const line = (await (await ledgerResponse()).text())
      .split('\r\n')
      .find((one) => one.includes(invoice.number))
    expect(line).toBe(
      `${today},'=SUM(A1) Dana,903 Chestnut Street,Unlimited,3,498.00,0.00,USD,${invoice.number}`,
    )
  })
})
