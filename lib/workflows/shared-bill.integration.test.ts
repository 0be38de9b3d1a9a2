import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { type PaymentReceivedProps, paymentReceived } from '@/emails/payment-received'
import type { Actor } from '@/lib/auth/actor'
import { findPayable } from '@/lib/billing/invoices/commands/find-payable'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import type { IssuedInvoice } from '@/lib/billing/invoices/operations/issue-bill'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import type { Share } from '@/lib/billing/invoices/rules/split-bill'
import type { VoidFollow } from '@/lib/billing/invoices/schema/refunds'
import { invoiceTitles, paymentEffects, receiptHeading } from '@/lib/billing/invoices/words/notifications'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { findPhotoFile } from '@/lib/photos/deliveries/queries/find-photo-file'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { createPage } from '@/lib/photos/originals/commands/create-page'
import { openPage } from '@/lib/photos/originals/operations/open-page'
import { publishPage } from '@/lib/photos/property-pages/commands/publish-page'
import { findFlyer } from '@/lib/photos/property-pages/queries/find-flyer'
import { findPublicPage } from '@/lib/photos/property-pages/queries/find-page'
import { db } from '@/lib/platform/data/db'
import { openSealedText } from '@/lib/platform/secrets/sealed-text'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { examine } from './doctor/examine'
import { sendPhotos } from './send-photos'
import { whenPaymentIsRefunded } from './when-payment-is-refunded'
import { whenPaymentSucceeds } from './when-payment-succeeds'

useDatabase()
useStorage()

let client: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string
let photoId: string

const seller = { kind: 'person' as const, name: 'Sam Seller', email: 'sam@seller.test' }
const lines = [
  { kind: 'OTHER' as const, description: 'Photo Shoot', amountCents: 33_333 },
  { kind: 'OTHER' as const, description: 'Twilight', amountCents: 10_000 },
]

beforeAll(async () => {
  await createStudio()
  await createTaxRate(8_250)
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  deliveryId = (await sendPhotos(photographer, await makeSendInput(photographer, bookingId))).deliveryId
  const photo = await db().photo.findFirstOrThrow({ where: { deliveryId, isPreview: false } })
  photoId = photo.id
  for (const { id } of await db().photo.findMany({ where: { deliveryId } })) {
    await makeDerivatives({ photoId: id })
  }
  const first = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
  await voidInvoice(photographer, { invoiceId: first.id, reason: 'Shared' })
})

function issueShared(shares: Share[], changes: { deductsDeposit?: boolean } = {}): Promise<IssuedInvoice> {
  return db().$transaction((tx) =>
    issueInvoice(tx, { bookingId, deliveryId, amountCents: 40_000, lines, shares, ...changes }),
  )
}

const shareWithSeller = () => issueShared([{ basisPoints: 4_000, payer: seller }])
const pay = (invoiceId: string) =>
  markPaid(photographer, {
    invoiceId,
    method: 'CASH',
    paidOn: todayIn('America/New_York'),
    note: '',
  })
const refund = (invoiceId: string, cents: number) =>
  requestRefund(photographer, {
    invoiceId,
    amount: { cents, currency: 'USD' },
    reason: 'Agreed',
    idempotencyKey: randomUUID(),
  })
const isOpen = async () => (await findDelivery(client, { deliveryId }))?.open
const shareOf = ({ shares: [share] }: IssuedInvoice) => {
  if (!share) throw new Error('the bill has no share')
  return share
}
const idsOf = (bill: IssuedInvoice): [string, string] => [bill.invoiceId, shareOf(bill).invoiceId]
const rejected = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0]?.status

describe('issuing', () => {
  test('gives each payer an invoice; together they are the bill to the cent', async () => {
    const issued = await issueShared([
      { basisPoints: 3_333, payer: seller },
      { cents: 7_777, payer: { kind: 'account', profileId: (await createPerson('CLIENT')).profileId } },
    ])
    const invoices = await db().invoice.findMany({
      where: { billCents: { not: null }, bookingId },
      include: { lines: { include: { taxes: true } } },
      orderBy: { createdAt: 'asc' },
    })
    expect(invoices.map(({ amountCents }) => amountCents)).toEqual([18_891, 13_332, 7_777])
    expect(invoices.map(({ shareOfId }) => shareOfId)).toEqual([null, issued.invoiceId, issued.invoiceId])
    expect(invoices[1]).toMatchObject({
      clientId: client.profileId,
      payerEmail: seller.email,
      billCents: 40_000,
    })
    expect(invoices[2]).toMatchObject({ payerEmail: null, deliveryId: null })
    // 8.25% of the whole, included.
    expect(invoices.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(3_048)
    const findings = (await examine()).flatMap((result) => result.findings)
    expect(findings.filter(({ text }) => /add up|adds up/.test(text))).toEqual([])
  })

  test('completes a main invoice of nothing, which opens nothing until the others have paid', async () => {
    const [main, share] = idsOf(await issueShared([{ basisPoints: 10_000, payer: seller }]))
    expect(await db().invoice.findUniqueOrThrow({ where: { id: main } })).toMatchObject({
      amountCents: 0,
      status: 'COMPLETED',
      paidMethod: 'SHARES',
    })
    expect([await isOpen(), await db().soldLicense.count({ where: { invoiceId: main } })]).toEqual([false, 0])
    await pay(share)
    expect([await isOpen(), await db().soldLicense.count({ where: { invoiceId: main } })]).toEqual([true, 1])
  })

  test('rejects shares of more than the bill', async () => {
    const tooMuch = issueShared([{ cents: 40_001, payer: seller }])
    await expect(tooMuch).rejects.toMatchObject({ code: 'invalid' })
  })

  test('rejects shares of other bookings, of shares, and for photos', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    const other = await createBooking(client, photographer)
    const changes = [
      { bookingId: other },
      { deliveryId },
      { shareOfId: share },
      { payerName: null },
      { depositCents: 100 },
    ]
    for (const data of changes) {
      expect(await rejected(db().invoice.update({ where: { id: share }, data }))).toBe('rejected')
    }
    const nested = db().invoice.update({ where: { id: main }, data: { shareOfId: share } })
    expect(await rejected(nested)).toBe('rejected')
  })
})

describe('photos', () => {
  /** How many of the ways to full photos are open. */
  async function countOpen(pageId: string, token: string): Promise<number> {
    const page = await findPublicPage('903-chestnut-street')
    const ways = await Promise.allSettled([
      findPhotoFile(client, { photoId, variant: 'original' }),
      findPhotoFile(client, { photoId, variant: 'screen' }),
      findZip(client, { deliveryId, photos: 'all', size: 'original' }),
      findFlyer(client, pageId),
      publishPage(client, deliveryId),
      createPage(client, deliveryId),
    ])
    const opened = await openPage(db(), token)
    return ways.filter(({ status }) => status === 'fulfilled').length + (page ? 1 : 0) + (opened ? 1 : 0)
  }

  test('stay locked everywhere until the last share is paid', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(main)
    await pay(share)
    await publishPage(client, deliveryId)
    const unaltered = await db().photo.findFirstOrThrow({ where: { deliveryId, id: { not: photoId } } })
    await db().photo.update({
      where: { id: photoId },
      data: { alterations: ['SKY_REPLACED'], unalteredPhotoId: unaltered.id },
    })
    await createPage(client, deliveryId)
    const { id: pageId } = await db().propertyPage.findFirstOrThrow({ where: { deliveryId } })
    await db().propertyPage.update({ where: { id: pageId }, data: { slug: '903-chestnut-street' } })
    const { sealedToken } = await db().originalsPage.findUniqueOrThrow({ where: { deliveryId } })
    const token = openSealedText(sealedToken, 'originals-page', deliveryId) ?? ''
    const all = await countOpen(pageId, token)
    expect(all).toBe(8)
    for (const unpaid of [main, share]) {
      const paid = { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' } as const
      await db().invoice.update({
        where: { id: unpaid },
        data: { status: 'PENDING', paidAt: null, paidMethod: null },
      })
      expect(await countOpen(pageId, token)).toBe(0)
      await db().invoice.update({ where: { id: unpaid }, data: paid })
    }
    expect(await countOpen(pageId, token)).toBe(all)
  })

  test('lock again with the full refund of any share, until it is replaced and paid', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(main)
    await pay(share)
    await refund(share, 5_000)
    expect(await isOpen()).toBe(true)
    await refund(share, 11_000)
    expect(await isOpen()).toBe(false)
    const amount = { cents: 10_000, currency: 'USD' }
    const replaced = await replaceInvoice(photographer, { invoiceId: share, amount })
    expect(await db().invoice.findUniqueOrThrow({ where: { id: replaced.invoiceId } })).toMatchObject({
      shareOfId: main,
      payerEmail: seller.email,
      depositCents: 0,
    })
    await pay(replaced.invoiceId)
    expect(await isOpen()).toBe(true)
  })

  test('unlock when the last unpaid share is voided', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(main)
    await voidInvoice(photographer, { invoiceId: share, reason: 'A gift' })
    expect([await isOpen(), await db().soldLicense.count({ where: { invoiceId: main } })]).toEqual([true, 1])
  })

  test('wait for the shares of a main invoice that is replaced', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(main)
    await refund(main, 24_000)
    const amount = { cents: 20_000, currency: 'USD' }
    const { invoiceId } = await replaceInvoice(photographer, { invoiceId: main, amount })
    await pay(invoiceId)
    expect(await isOpen()).toBe(false)
    await pay(share)
    expect(await isOpen()).toBe(true)
  })
})

describe('voiding a part after another was paid', () => {
  const statusOf = async (id: string) =>
    (await db().invoice.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
  const voidPart = (invoiceId: string, follow?: VoidFollow) =>
    voidInvoice(photographer, { invoiceId, reason: 'Agreed', follow })

  test('names to the studio what was paid by whom, and emails a refund to whoever paid', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(share)
    await refund(share, 5_000)
    const { id: refundId } = await db().refund.findFirstOrThrow({ where: { invoiceId: share } })
    await whenPaymentIsRefunded({ refundId })
    const mails = await db().outboxMessage.findMany({ where: { topic: 'payment-refunded' } })
    expect(mails.map(({ recipient }) => recipient)).toEqual([seller.email])
    const bill = await readSharedBill(photographer, main)
    expect(bill?.payers.map(({ name, paid, isMain, isPerson }) => [name, paid, isMain, isPerson])).toEqual([
      ['Dana Whitfield', null, true, false],
      ['Sam Seller', '$110.00', false, true],
    ])
  })

  test('waives the main part, so that what the other paid unlocks the photos', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(share)
    await voidPart(main, 'unlock')
    expect([await isOpen(), await statusOf(main), await statusOf(share)]).toEqual([true, 'VOID', 'COMPLETED'])
    const notice = await db().notification.findFirstOrThrow({
      where: { bookingId, userId: client.userId, message: { contains: paymentEffects.unlocks } },
    })
    expect(notice.message).toContain('$240.00')
    expect(await db().soldLicense.count({ where: { invoice: { bookingId } } })).toBe(1)
    expect((await examine()).flatMap((result) => result.findings)).toEqual([])
  })

  test('keeps the photos locked until the main part is billed again', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(share)
    await voidPart(main, 'keep')
    expect(await isOpen()).toBe(false)
    const amount = { cents: 20_000, currency: 'USD' }
    const { invoiceId } = await replaceInvoice(photographer, { invoiceId: main, amount })
    await pay(invoiceId)
    expect(await isOpen()).toBe(true)
  })

  test('bills a share to the client instead, to the cent, and unlocks nothing before that is paid', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    const { amountCents, taxCents } = await db().invoice.findUniqueOrThrow({ where: { id: share } })
    await pay(main)
    await voidPart(share, 'bill-client')
    expect([await isOpen(), await statusOf(share)]).toEqual([false, 'VOID'])
    const billed = await db().invoice.findFirstOrThrow({ where: { shareOfId: main, status: 'PENDING' } })
    expect(billed).toMatchObject({ amountCents, taxCents, payerEmail: null, clientId: client.profileId })
    await expect(findPayable(client, billed.id)).resolves.toMatchObject({ amountCents })
    await pay(billed.id)
    expect(await isOpen()).toBe(true)
  })

  test('refunds what the others paid, and then voids', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(main)
    await voidPart(share, 'refund')
    expect([await isOpen(), await statusOf(main), await statusOf(share)]).toEqual([false, 'REFUNDED', 'VOID'])
  })

  test('refuses to waive a part if nobody has paid, and what only a person’s share can', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    for (const follow of ['unlock', 'bill-client'] as const)
      await expect(voidPart(main, follow)).rejects.toMatchObject({ code: 'conflict' })
    expect([await statusOf(main), await statusOf(share)]).toEqual(['PENDING', 'PENDING'])
  })

  test('is emailed to whom the part billed, also if its number never was', async () => {
    const [main, share] = idsOf(await shareWithSeller())
    await pay(main)
    await db().outboxMessage.deleteMany()
    await voidPart(share)
    const other = await shareWithSeller()
    await pay(shareOf(other).invoiceId)
    await voidPart(other.invoiceId, 'keep')
    const mails = await db().outboxMessage.findMany({
      where: { topic: 'invoice-voided' },
      select: { recipient: true },
      orderBy: { createdAt: 'asc' },
    })
    expect(mails.map(({ recipient }) => recipient)).toEqual([seller.email, client.email])
  })
})

test('voiding the main invoice voids its unpaid shares', async () => {
  const [main, share] = idsOf(await shareWithSeller())
  await voidInvoice(photographer, { invoiceId: main, reason: 'Wrong amount' })
  const { status } = await db().invoice.findUniqueOrThrow({ where: { id: share } })
  expect([status, await isOpen()]).toEqual(['VOID', false])
})

test("a client whose photos another payer's share unlocks reads who paid", async () => {
  const [main, share] = idsOf(await shareWithSeller())
  await pay(main)
  await pay(share)
  await whenPaymentSucceeds({ invoiceId: share, completesBill: true })
  expect(
    await db().notification.findFirst({
      where: { bookingId, actionData: { path: ['invoice_id'], equals: share } },
    }),
  ).toMatchObject({
    userId: client.userId,
    title: invoiceTitles.received,
    message: expect.stringMatching(/^Sam Seller paid \$160\.00 for .*\. Your photos are unlocked\.$/),
  })
  const mails = await db().outboxMessage.findMany({
    where: { topic: 'payment-received', recipient: { in: [client.email, seller.email] } },
    orderBy: { createdAt: 'desc' },
    take: 2,
  })
  const studio = { name: '', supportEmail: '', address: null, hours: '', appUrl: '' }
  const read = mails.map(({ recipient, payload }) => {
    const { heading, lead } = paymentReceived.content(payload as PaymentReceivedProps, studio)
    return [recipient, heading, lead]
  })
  expect(read).toContainEqual([seller.email, receiptHeading, 'thank you.'])
  expect(read).toContainEqual([
    client.email,
    '$160.00 received',
    'your photos are unlocked, because Sam Seller paid.',
  ])
})

test('two payments at once grant one license, and one of them says that the photos are unlocked', async () => {
  const issued = await shareWithSeller()
  const ids = idsOf(issued)
  await Promise.all(ids.map(pay))
  const raised = await db().$queryRaw<{ payload: { invoiceId: string; completesBill: boolean } }[]>`
    SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'when:payment.succeeded' AND j.payload->>'invoiceId' IN (${ids[0]}, ${ids[1]})`
  for (const { payload } of raised) await whenPaymentSucceeds(payload)
  const notices = await db().notification.findMany({
    where: { bookingId, userId: client.userId, type: 'SUCCESS' },
  })
  const effects = notices.map(({ message }) => message.split('. ').at(-1))
  expect(effects.sort()).toEqual([paymentEffects.unlocks, paymentEffects.waitsForShares].sort())
  expect(await db().soldLicense.count({ where: { invoice: { bookingId } } })).toBe(1)
})
