import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { combineInvoices } from '@/lib/billing/invoices/commands/combine-invoices'
import { findPayable } from '@/lib/billing/invoices/commands/find-payable'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { findLinkedPayable } from '@/lib/billing/invoices/commands/pay-by-link'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { sendReminder } from '@/lib/billing/invoices/commands/send-reminder'
import { splitInvoice } from '@/lib/billing/invoices/commands/split-invoice'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { payLink, payPath } from '@/lib/billing/invoices/operations/pay-link'
import { describeShareOf } from '@/lib/billing/invoices/queries/describe-share-of'
import { listAwaitedBills } from '@/lib/billing/invoices/queries/list-awaited-bills'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { listInvoicesOf } from '@/lib/billing/invoices/queries/list-invoices-of'
import { listOverseenInvoices } from '@/lib/billing/invoices/queries/list-overseen-invoices'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { SplitBill } from '@/lib/billing/invoices/schema/sharing'
import { overAgreementText } from '@/lib/billing/invoices/words/charging'
import { brokerageCreditText } from '@/lib/billing/invoices/words/refund'
import { onStatementNote, sharesTooLargeText } from '@/lib/billing/invoices/words/shares'
import {
  cancelBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
} from '@/lib/booking/bookings/bookings.fixture'
import { addItem } from '@/lib/booking/bookings/commands/add-item'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { findChargeSettings } from '@/lib/booking/bookings/queries/find-charge-settings'
import { agreementOf } from '@/lib/booking/bookings/rules/payment-terms'
import type { BookShoot } from '@/lib/booking/bookings/schema/booking-form'
import { missingCardText } from '@/lib/booking/bookings/words/agreement'
import { coverageChangedText } from '@/lib/booking/bookings/words/wizard'
import { makeCoupon } from '@/lib/catalog/coupons/coupons.fixture'
import { changeCredit } from '@/lib/catalog/credit/commands/change-credit'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeBrokerage } from '@/lib/people/brokerages/brokerages.fixture'
import { changeBilling } from '@/lib/people/brokerages/commands/change-billing'
import { describeReachedLimit } from '@/lib/people/brokerages/queries/describe-limit'
import { findBookingTerms } from '@/lib/people/brokerages/queries/find-booking-terms'
import { ChangeBilling, type ChangeBillingInput } from '@/lib/people/brokerages/schema'
import {
  brokerageNotifications,
  contactNeededText,
  limitReachedText,
  overLimitText,
  overLimitTexts,
} from '@/lib/people/brokerages/words'
import { choosePhoto } from '@/lib/photos/deliveries/commands/choose-photo'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { findBookingChoice } from '@/lib/photos/deliveries/queries/find-booking-choice'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { listOverseenDeliveries } from '@/lib/photos/deliveries/queries/list-overseen-deliveries'
import { describeCharge } from '@/lib/photos/deliveries/rules/agreed-charge'
import { describeLimit, newSplitPayer, planBill, planSplit } from '@/lib/photos/deliveries/rules/planned-bill'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import { licenseFacts } from '@/lib/photos/licenses/words'
import { db } from '@/lib/platform/data/db'
import { addDays, dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { createBookingWithDeposit } from './book-shoot'
import { confirmChoice } from './confirm-choice'
import { examine } from './doctor/examine'
import { readBookingHub } from './read-booking-hub'
import { readBrokerage } from './read-brokerage'
import { sendPhotos } from './send-photos'
import { whenPaymentSucceeds } from './when-payment-succeeds'

useDatabase()
useStorage()

let owner: Actor
let photographer: Actor
let agent: Actor
let brokerageId: string
let services: string[]
let day = 0
const name = () => `Oak & Main ${brokerageId.slice(0, 8)}`

beforeAll(async () => {
  await createStudio()
  services = await makeServices()
  owner = await createPerson('PHOTOGRAPHER', 'Marin Holt', 'owner@example.test')
})

beforeEach(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  agent = await createPerson('CLIENT', 'Abe Agent')
  brokerageId = await makeBrokerage(`Oak ${randomUUID()}`, [{ client: agent, role: 'MEMBER' }])
  await db().brokerage.update({ where: { id: brokerageId }, data: { name: name() } })
})

const noTerms: Omit<ChangeBillingInput, 'brokerageId' | 'seen'> = {
  billing: 'BROKERAGE',
  contactName: 'Bea Books',
  contactEmail: 'bea@oakandmain.test',
  paysMonthly: false,
  dueDays: '30',
  unlocksOnTerms: false,
  creditLimit: ['USD', ''],
  percent: '100',
  cap: ['USD', ''],
  uses: '',
  period: 'MONTH',
  serviceIds: null,
}

async function setTerms(terms: Partial<ChangeBillingInput>): Promise<void> {
  const seen = (await readBrokerage(owner, brokerageId))?.termsKey ?? ''
  await changeBilling(owner, ChangeBilling.parse({ ...noTerms, ...terms, brokerageId, seen }))
}

/** Half of the aerial photography for $199.00, up to $90.00. */
const halfOfAerial: Partial<ChangeBillingInput> = {
  billing: 'ALLOWANCE',
  percent: '50',
  cap: ['USD', '90'],
  serviceIds: ['aerial_photography'],
}

/** Books for $498.00. */
async function book(changes: Partial<BookShoot> = {}, withCard = true, by = agent): Promise<string> {
  day += 1
  const request = makeBookingRequest(await makeSlot(photographer, day + 3), services, changes)
  return (await createBookingWithDeposit(by, request, withCard ? newCard : () => null)).bookingId
}

/** Adds an item for $100.00. */
const addReel = (bookingId: string) =>
  addItem(photographer, {
    bookingId,
    itemId: randomUUID(),
    serviceId: null,
    name: 'Reel',
    amount: { cents: 10_000, currency: 'USD' },
  })

/** Sends the photos of a new booking, and returns its bill. */
async function deliver(bookingId: string, cents = 49_800, changes: Partial<SendPhotosInput> = {}) {
  await db().booking.update({ where: { id: bookingId }, data: { status: 'COMPLETED' } })
  const input = await makeSendInput(photographer, bookingId, changes)
  const { deliveryId } = await sendPhotos(photographer, { ...input, amount: { cents, currency: 'USD' } })
  return readBill(deliveryId)
}

async function readBill(deliveryId: string) {
  const main = await db().invoice.findFirstOrThrow({
    where: { deliveryId },
    include: { shares: { where: { status: { not: 'VOID' } } } },
    orderBy: { createdAt: 'desc' },
  })
  return { deliveryId, main, share: main.shares.find((one) => one.brokerageId !== null) }
}
const idOf = (share: { id: string } | undefined): string => share?.id ?? ''
const pay = (invoiceId: string) =>
  markPaid(photographer, { invoiceId, method: 'CHECK', paidOn: todayIn('America/New_York'), note: '' })
const isOpen = async (deliveryId: string) => (await findDelivery(agent, { deliveryId }))?.open
const statusOf = async (id: string) => (await db().invoice.findUniqueOrThrow({ where: { id } })).status
const mailsTo = (recipient: string) =>
  db().outboxMessage.findMany({ where: { kind: 'MAIL', recipient }, orderBy: { createdAt: 'asc' } })
const tokenOf = (invoiceId: string) => payPath({ invoiceId }).replace('/bill/', '')

describe('booking', () => {
  test('is at what the brokerage pays as it was shown, and keeps that', async () => {
    await setTerms(halfOfAerial)
    const changed = coverageChangedText(name(), { priceCents: 49_800, covered: 9_000 }, 'USD')
    await expect(book()).rejects.toThrow(changed)
    const bookingId = await book({ shownCoveredCents: 9_000 })
    await setTerms({ billing: 'AGENT' })
    expect((await findBooking(agent, bookingId))?.covered).toEqual({ brokerageName: name(), cents: 9_000 })
    const { main, share } = await deliver(bookingId)
    expect([main.amountCents, share?.amountCents]).toEqual([40_800, 9_000])
    const lines = await db().invoiceLine.findMany({ where: { invoiceId: idOf(share) } })
    const paid = lines.filter(({ amountCents }) => amountCents !== 0)
    expect(paid).toMatchObject([{ serviceId: 'aerial_photography', amountCents: 9_000 }])
    await expect(setTerms({ billing: 'AGENT', contactName: '', contactEmail: '' })).rejects.toMatchObject({
      fields: { contactName: [contactNeededText] },
    })
  })

  test('needs no card if the brokerage pays everything, and no other one is free of it', async () => {
    await expect(book({}, false)).rejects.toThrow(missingCardText)
    await setTerms({})
    await book({ shownCoveredCents: 49_800 }, false)
    await setTerms(halfOfAerial)
    await expect(book({ shownCoveredCents: 9_000 }, false)).rejects.toThrow(missingCardText)
  })

  test('of two at once, one gets the last allowance, and cancelling gives it back', async () => {
    await setTerms({ ...halfOfAerial, uses: '1' })
    const results = await Promise.allSettled([
      book({ shownCoveredCents: 9_000 }),
      book({ shownCoveredCents: 9_000 }),
    ])
    const booked = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const [bookingId = ''] = booked
    expect(booked).toHaveLength(1)
    await expect(book({ shownCoveredCents: 9_000 })).rejects.toMatchObject({ code: 'conflict' })
    const last = await book()
    expect(await db().bookingCoverage.count({ where: { bookingId: last } })).toBe(0)
    await cancelBooking(agent, bookingId)
    await book({ shownCoveredCents: 9_000 })
    await db().bookingCoverage.updateMany({ where: { brokerageId }, data: { createdAt: new Date(0) } })
    await book({ shownCoveredCents: 9_000 })
  })

  test('shows what the brokerage is billed after items were added', async () => {
    await setTerms({})
    const all = await book({ shownCoveredCents: 49_800 })
    await setTerms({ billing: 'ALLOWANCE', percent: '50' })
    const half = await book({ shownCoveredCents: 24_900 })
    await setTerms(halfOfAerial)
    const capped = await book({ shownCoveredCents: 9_000 })
    for (const [bookingId, cents] of [
      [all, 59_800],
      [half, 29_900],
      [capped, 9_000],
    ] as const) {
      await addReel(bookingId)
      const booking = await findBooking(agent, bookingId)
      expect([booking?.totalCents, booking?.covered?.cents]).toEqual([59_800, cents])
      expect((await deliver(bookingId, 59_800)).share?.amountCents).toBe(cents)
    }
  })

  test('uses no allowance where it pays nothing', async () => {
    await setTerms({ ...halfOfAerial, uses: '1' })
    day += 1
    const request = makeBookingRequest(await makeSlot(photographer, day + 3), ['photo_shoot'])
    await createBookingWithDeposit(agent, request, newCard)
    await book({ shownCoveredCents: 9_000 })
  })
})

describe('the bill', () => {
  test('is shared with the brokerage, whose contact pays by a link; photos wait for both', async () => {
    await setTerms(halfOfAerial)
    const { deliveryId, main, share } = await deliver(await book({ shownCoveredCents: 9_000 }))
    expect(share).toMatchObject({
      brokerageId,
      payerName: 'Bea Books',
      payerEmail: 'bea@oakandmain.test',
      clientId: agent.profileId,
      isCollected: false,
      isOnTerms: false,
    })
    const mails = (await mailsTo('bea@oakandmain.test')).map(({ topic }) => topic)
    expect(mails.filter((topic) => topic === 'share-issued').length).toBeGreaterThan(0)
    expect((await findLinkedPayable(tokenOf(idOf(share)))).payable.amountCents).toBe(9_000)
    await pay(main.id)
    expect(await isOpen(deliveryId)).toBe(false)
    await pay(idOf(share))
    expect(await isOpen(deliveryId)).toBe(true)
    const findings = (await examine()).flatMap((result) => result.findings)
    expect(findings.filter(({ text }) => /add up|adds up/.test(text))).toEqual([])
  })

  test('of a brokerage that pays everything leaves nothing to its agent, and nothing free is shared', async () => {
    await setTerms({})
    const { deliveryId, main, share } = await deliver(await book({ shownCoveredCents: 49_800 }), 60_000)
    expect([main.amountCents, main.paidMethod, share?.amountCents]).toEqual([0, 'BROKERAGE', 60_000])
    expect(await isOpen(deliveryId)).toBe(false)
    // The agent gets no invoice of $0.00, and reads who pays.
    const { rows } = await listInvoices(agent, InvoiceFilter.parse({}))
    expect(rows.map(({ id, amount }) => [id, amount])).toEqual([[idOf(share), '$600.00']])
    expect(await readInvoice(agent, main.id)).toBeNull()
    expect(await readInvoice(photographer, main.id)).not.toBeNull()
    const license = await findLicense(agent, deliveryId)
    expect(license && licenseFacts(license)).toEqual(
      expect.arrayContaining([
        ['Paid by', name()],
        ['Starts', expect.stringContaining(share?.invoiceNumber ?? 'none')],
      ]),
    )
    const [mail] = (await mailsTo(agent.email)).filter(({ topic }) => topic === 'photos-ready')
    expect(mail?.payload).toMatchObject({ payLink: expect.stringContaining(idOf(share)) })
    const free = await deliver(await book({ shownCoveredCents: 49_800 }), 0)
    expect([free.main.paidMethod, free.share]).toEqual(['NO_CHARGE', undefined])
  })

  test('of one service has no part of the discount on another', async () => {
    await setTerms({ ...halfOfAerial, cap: ['USD', ''] })
    const { code } = await makeCoupon(photographer)
    const order = { couponCode: code, shownTotalCents: 44_820, shownCoveredCents: 8_955 }
    const { main, share } = await deliver(await book(order), 44_820)
    expect([main.amountCents, share?.amountCents]).toEqual([35_865, 8_955])
    const lines = await db().invoiceLine.findMany({ where: { invoiceId: idOf(share) } })
    const discounts = lines.filter(({ kind }) => kind === 'DISCOUNT').map(({ amountCents }) => amountCents)
    expect(discounts.sort((one, other) => one - other)).toEqual([-995, 0])
  })

  test('is within the cap together with earlier ones of the booking', async () => {
    await setTerms(halfOfAerial)
    const bookingId = await book({ shownCoveredCents: 9_000 })
    await deliver(bookingId)
    expect((await deliver(bookingId)).share).toBeUndefined()
  })

  test('on terms unlocks for the agent’s part alone, and is announced once', async () => {
    await setTerms({ ...halfOfAerial, unlocksOnTerms: true })
    const { deliveryId, main, share } = await deliver(await book({ shownCoveredCents: 9_000 }))
    expect(await isOpen(deliveryId)).toBe(false)
    await pay(main.id)
    expect(await isOpen(deliveryId)).toBe(true)
    await pay(idOf(share))
    const jobs = await db().$queryRaw<{ payload: { invoiceId: string; completesBill: boolean } }[]>`
      SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'when:payment.succeeded' AND j.payload->>'invoiceId' IN (${main.id}, ${idOf(share)})`
    expect(jobs.map(({ payload }) => payload.completesBill).sort()).toEqual([false, true])
    for (const { payload } of jobs) await whenPaymentSucceeds(payload)
    expect(await db().soldLicense.count({ where: { invoiceId: main.id } })).toBe(1)
    const everything = { unlocksOnTerms: true }
    await setTerms(everything)
    const paid = await deliver(await book({ shownCoveredCents: 49_800 }))
    expect(await isOpen(paid.deliveryId)).toBe(true)
  })

  test('of two sent at once, one is within the credit limit; the owner is notified once', async () => {
    await setTerms({ unlocksOnTerms: true, creditLimit: ['USD', '900'] })
    const bookings = [
      await book({ shownCoveredCents: 49_800 }),
      await book({ shownCoveredCents: 49_800 }),
      await book({ shownCoveredCents: 49_800 }),
    ]
    const [first = '', second = '', third = ''] = bookings
    const bills = await Promise.all([deliver(first), deliver(second)])
    expect(bills.map(({ share }) => share?.isOnTerms).sort()).toEqual([false, true])
    expect((await deliver(third)).share?.isOnTerms).toBe(false)
    const { title } = brokerageNotifications.limitPassed(name(), '$900.00')
    const notices = () => db().notification.count({ where: { userId: owner.userId, title } })
    expect(await notices()).toBe(1)
    const unpaid = await db().invoice.findMany({ where: { brokerageId, status: 'PENDING' } })
    for (const { id } of unpaid) await pay(id)
    expect((await deliver(await book({ shownCoveredCents: 49_800 }))).share?.isOnTerms).toBe(true)
    await deliver(await book({ shownCoveredCents: 49_800 }))
    expect(await notices()).toBe(2)
  })

  describe('over the credit limit', () => {
    const inDays = (days: number) => formatDate(addDays(todayIn('America/New_York'), days))
    const emailOf = async (recipient: string, topic: string) => {
      const [mail] = (await mailsTo(recipient)).filter((one) => one.topic === topic)
      return mail?.payload
    }

    test('shows it to whoever books and sends before, and afterwards who must pay what until when', async () => {
      const contactEmail = `${randomUUID()}@oakandmain.test`
      await setTerms({ unlocksOnTerms: true, creditLimit: ['USD', '900'], contactEmail })
      const membership = () => findBookingTerms(agent)
      const reached = async () => {
        const terms = await membership()
        return terms && describeReachedLimit(terms)
      }
      await deliver(await book({ shownCoveredCents: 49_800 }))
      expect(await reached()).toBeNull()
      const bookingId = await book({ shownCoveredCents: 49_800 })
      await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
      const limitOf = async (actor: Actor) => {
        const booking = await findBooking(actor, bookingId)
        return booking && (await readBookingHub(actor, booking)).limit
      }
      const booked = {
        title: overLimitTexts.title(name()),
        text: overLimitTexts.booked(name(), '$498.00', { isOnStatement: false, dueDays: 14 }),
      }
      expect([await limitOf(agent), await limitOf(photographer)]).toEqual([booked, booked])
      const choice = await findBookingChoice(photographer, bookingId)
      if (!choice?.bill) throw new Error('the photographer sets the price')
      const form = { bill: choice.bill, currency: 'USD' }
      expect(describeLimit(planBill(choice.bill, 40_200, []), form)).toBeNull()
      expect(describeLimit(planBill(choice.bill, 40_201, []), form)).toEqual({
        title: overLimitTexts.title(name()),
        text: overLimitTexts.sending(name(), '$402.01', inDays(14)),
      })
      await db().outboxMessage.deleteMany()
      const { deliveryId, main, share } = await deliver(bookingId)
      expect([await isOpen(deliveryId), share?.isOverLimit, await limitOf(agent)]).toEqual([
        false,
        true,
        null,
      ])
      const why = overLimitText(name(), inDays(14))
      const summary = `You don't have a share to pay. Photos unlock when ${name()} has paid $498.00. ${why}`
      // Of the photos' invoice in the gallery and photo view, of the brokerage's, and on the booking.
      expect((await readSharedBill(agent, main.id))?.summary).toBe(summary)
      expect((await readSharedBill(agent, idOf(share)))?.summary).toBe(summary)
      expect(await listAwaitedBills(agent, bookingId)).toEqual([
        { invoiceId: idOf(share), isPaid: true, summary },
      ])
      expect(await emailOf(agent.email, 'photos-ready')).toMatchObject({ others: { limit: why } })
      expect(await emailOf(contactEmail, 'share-issued')).toMatchObject({ isOverLimit: true })
      expect(await describeShareOf(tokenOf(idOf(share)))).not.toContain('limit')
      expect(await reached()).toBe(limitReachedText(name(), { isOnStatement: false, dueDays: 14 }))
      await pay(idOf(share))
      expect(await isOpen(deliveryId)).toBe(true)
      expect((await readSharedBill(agent, idOf(share)))?.summary).not.toContain('limit')
    })

    test('names the day of the statement, to the agent who pays the rest', async () => {
      await setTerms({ ...halfOfAerial, unlocksOnTerms: true, creditLimit: ['USD', '50'], paysMonthly: true })
      const bookingId = await book({ shownCoveredCents: 9_000 })
      const { main, share } = await deliver(bookingId)
      const due = share && formatDate(dateFromDatabase(share.dueOn))
      expect((await readSharedBill(agent, main.id))?.summary).toBe(
        `Your share is $408.00 of $498.00. Photos unlock when ${name()} has paid the other $90.00. ${overLimitText(name(), due ?? '')}`,
      )
    })

    test('says nothing of a brokerage without terms, whose every payment photos wait for', async () => {
      await setTerms({ creditLimit: ['USD', ''] })
      const bookingId = await book({ shownCoveredCents: 49_800 })
      const booking = await findBooking(agent, bookingId)
      expect(booking && (await readBookingHub(agent, booking)).limit).toBeNull()
      const { main, share } = await deliver(bookingId)
      expect(share?.isOverLimit).toBe(false)
      expect((await readSharedBill(agent, main.id))?.summary).toBe(
        `You don't have a share to pay. Photos unlock when ${name()} has paid $498.00.`,
      )
    })
  })

  test('that a statement collects is paid by nothing else, and nobody is emailed about it', async () => {
    const contactEmail = `${randomUUID()}@oakandmain.test`
    await setTerms({ paysMonthly: true, contactEmail })
    const { share } = await deliver(await book({ shownCoveredCents: 49_800 }))
    const id = idOf(share)
    expect(share?.isCollected).toBe(true)
    await expect(pay(id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(findPayable(agent, id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(findLinkedPayable(tokenOf(id))).rejects.toMatchObject({ code: 'not-found' })
    await expect(sendReminder(photographer, id)).rejects.toMatchObject({ code: 'conflict' })
    await voidInvoice(photographer, { invoiceId: id, reason: 'A gift' })
    expect(await mailsTo(contactEmail)).toEqual([])
  })

  test('of photos that unlock on terms is not called paid before its statement is', async () => {
    const admin = await createPerson('CLIENT', 'Ada Admin')
    await db().brokerageMember.create({ data: { brokerageId, clientId: admin.profileId, role: 'ADMIN' } })
    await setTerms({ paysMonthly: true, unlocksOnTerms: true })
    const { deliveryId, share } = await deliver(await book({ shownCoveredCents: 49_800 }))
    const read = async () => (await listOverseenDeliveries(admin, {})).deliveries
    const open = (reader: Actor) => findDelivery(reader, { deliveryId })
    const nextOne = { paid: true, statement: { number: null } }
    expect(await read()).toMatchObject([{ id: deliveryId, ...nextOne, agent: 'Abe Agent' }])
    for (const reader of [agent, admin, photographer]) expect(await open(reader)).toMatchObject(nextOne)
    const ofBooking = await listInvoicesOf(photographer, { bookingId: share?.bookingId ?? '' })
    expect(ofBooking.find(({ id }) => id === share?.id)?.when).toBe(onStatementNote(null))
    // The agent's bill comes to $0.00.
    expect((await listOverseenInvoices(admin, {})).rows.map(({ id }) => id)).toEqual([idOf(share)])
    const paid = { status: 'COMPLETED' as const, paidAt: new Date(), paidMethod: 'CHECK' as const }
    await db().invoice.update({ where: { id: idOf(share) }, data: paid })
    expect(await read()).toMatchObject([{ paid: true, statement: null }])
    expect(await open(agent)).toMatchObject({ paid: true, statement: null })
  })
})

/** Pays 40% of what the brokerage doesn't. */
const seller = SplitBill.parse({
  currency: 'USD',
  names: ['Sam Seller'],
  emails: ['sam@seller.test'],
  units: ['percent'],
  sizes: ['40'],
})

describe('a bill that is split when the photos are sent', () => {
  test('is split after the brokerage’s part, and waits for all three', async () => {
    await setTerms(halfOfAerial)
    const bookingId = await book({ shownCoveredCents: 9_000 })
    const { deliveryId, main, share } = await deliver(bookingId, 49_800, { split: seller })
    const [person] = main.shares.filter(({ brokerageId }) => brokerageId === null)
    expect([main.amountCents, share?.amountCents, person?.amountCents]).toEqual([24_480, 9_000, 16_320])
    expect(main.billCents).toBe(49_800)
    expect(person).toMatchObject({ payerName: 'Sam Seller', payerEmail: 'sam@seller.test' })
    const paid = await db().invoiceLine.findMany({
      where: { invoiceId: idOf(share), amountCents: { not: 0 } },
    })
    expect(paid).toMatchObject([{ serviceId: 'aerial_photography', amountCents: 9_000 }])
    const ready = await mailsTo(agent.email)
    expect(ready.find(({ topic }) => topic === 'photos-ready')?.payload).toMatchObject({
      others: {
        payers: [
          { name: name(), amount: '$90.00' },
          { name: 'Sam Seller', amount: '$163.20' },
        ],
        isAll: false,
        areAwaited: true,
      },
    })
    const issued = await mailsTo('sam@seller.test')
    expect(issued.at(-1)).toMatchObject({
      topic: 'share-issued',
      payload: { link: payLink({ invoiceId: idOf(person) }) },
    })
    await pay(main.id)
    await pay(idOf(share))
    expect(await isOpen(deliveryId)).toBe(false)
    await pay(idOf(person))
    expect(await isOpen(deliveryId)).toBe(true)
  })

  test('is of what the brokerage, a deposit and credit leave, as the form shows it', async () => {
    await setTerms(halfOfAerial)
    const bookingId = await book({ shownCoveredCents: 9_000 })
    const lines = [{ kind: 'DEPOSIT' as const, description: 'Deposit', amountCents: 10_000 }]
    const deposit = await db().$transaction((tx) =>
      issueInvoice(tx, { bookingId, deliveryId: null, amountCents: 10_000, lines }),
    )
    await pay(deposit.invoiceId)
    await changeCredit(owner, {
      clientId: agent.profileId,
      direction: 'grant',
      amount: { cents: 5_000, currency: 'USD' },
      reason: 'Late photos',
      idempotencyKey: randomUUID(),
    })
    await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
    const choice = await findBookingChoice(photographer, bookingId)
    if (!choice?.bill) throw new Error('the photographer sets the price')
    const bill = planBill(choice.bill, 49_800, [])
    expect([bill.coveredCents, bill.ownCents, bill.dueCents]).toEqual([9_000, 40_800, 25_800])
    const form = planSplit(bill, [{ ...newSplitPayer('40'), unit: 'percent' }], 'USD')
    expect([form.rest, form.amounts]).toEqual(['$154.80', ['$103.20']])
    const { main, share } = await deliver(bookingId, 49_800, { split: seller })
    const { payers = [] } = (await readSharedBill(agent, main.id)) ?? {}
    // The brokerage's percentage is of all that was sold, and those of the others are of what they share.
    expect(payers.map(({ amount }) => amount).sort()).toEqual([
      '$103.20 (40%)',
      '$154.80 (60%)',
      '$90.00 (18.07%)',
    ])
    expect((await readInvoice(agent, idOf(share)))?.share).toContain('18.07% share of a bill of $498.00.')
    expect((await readInvoice(agent, main.id))?.share).toBe('60% share of a bill of $258.00.')
    const combined = await combineInvoices(agent, main.id)
    expect((await readInvoice(agent, combined.invoiceId))?.amount).toBe('$258.00')
    expect((await examine()).flatMap((result) => result.findings).map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining(main.invoiceNumber),
    )
  })

  test('is rejected where the brokerage leaves nothing to split, or with more than is left', async () => {
    await setTerms({})
    const covered = await book({ shownCoveredCents: 49_800 })
    await expect(deliver(covered, 49_800, { split: seller })).rejects.toThrow(sharesTooLargeText)
    await setTerms(halfOfAerial)
    const half = await book({ shownCoveredCents: 9_000 })
    const shares = seller.shares.map(({ payer }) => ({ payer, cents: 40_801 }))
    await expect(deliver(half, 49_800, { split: { ...seller, shares } })).rejects.toThrow(sharesTooLargeText)
    expect(await db().mediaDelivery.count({ where: { bookingId: half } })).toBe(0)
  })
})

describe('a bill that changes', () => {
  const amount = (cents: number) => ({ cents, currency: 'USD' })
  const deliverHalf = async () => {
    await setTerms(halfOfAerial)
    return deliver(await book({ shownCoveredCents: 9_000 }))
  }

  test('keeps the brokerage’s share when the agent’s invoice is replaced, and the share its payer', async () => {
    const { deliveryId, main, share } = await deliverHalf()
    await pay(main.id)
    await pay(idOf(share))
    const refund = { idempotencyKey: randomUUID(), reason: 'Agreed', amount: amount(9_000) }
    const asCredit = requestRefund(photographer, { ...refund, invoiceId: idOf(share), destination: 'credit' })
    await expect(asCredit).rejects.toThrow(brokerageCreditText)
    await requestRefund(photographer, { ...refund, invoiceId: idOf(share) })
    expect(await isOpen(deliveryId)).toBe(false)
    const replaced = await replaceInvoice(photographer, { invoiceId: idOf(share), amount: amount(8_000) })
    expect(await db().invoice.findUniqueOrThrow({ where: { id: replaced.invoiceId } })).toMatchObject({
      brokerageId,
      shareOfId: main.id,
      payerName: 'Bea Books',
    })
    await pay(replaced.invoiceId)
    expect(await isOpen(deliveryId)).toBe(true)
  })

  test('is covered anew after all of it was voided', async () => {
    const { deliveryId, main, share } = await deliverHalf()
    await voidInvoice(photographer, { invoiceId: main.id, reason: 'Wrong amount' })
    expect(await statusOf(idOf(share))).toBe('VOID')
    expect((await readInvoice(photographer, main.id))?.replacementCents).toBe(49_800)
    await replaceInvoice(photographer, { invoiceId: main.id, amount: amount(49_800) })
    const bill = await readBill(deliveryId)
    expect([bill.main.amountCents, bill.share?.amountCents, bill.main.billCents]).toEqual([
      40_800, 9_000, 49_800,
    ])
    const billedAnew = replaceInvoice(photographer, { invoiceId: idOf(share), amount: amount(9_000) })
    await expect(billedAnew).rejects.toMatchObject({ code: 'conflict' })
  })

  test('of extra photos is covered anew after all of it was voided, too', async () => {
    await setTerms({ billing: 'ALLOWANCE', percent: '25', cap: ['USD', ''] })
    const choice = { includedPhotos: 0, extraPhoto: amount(2_000) }
    const { deliveryId, main, share } = await deliver(await book({ shownCoveredCents: 12_450 }), 49_800, {
      choice,
    })
    await pay(main.id)
    await pay(idOf(share))
    const { id: photoId } = await db().photo.findFirstOrThrow({ where: { deliveryId } })
    await choosePhoto(agent, { photoId, isChosen: true })
    const { invoiceId } = await confirmChoice(agent, { deliveryId, photoIds: [photoId], extraCents: 2_000 })
    await voidInvoice(photographer, { invoiceId: invoiceId ?? '', reason: 'Wrong amount' })
    const again = await replaceInvoice(photographer, { invoiceId: invoiceId ?? '', amount: amount(2_000) })
    const issued = await db().invoice.findUniqueOrThrow({
      where: { id: again.invoiceId },
      include: { shares: true },
    })
    expect(issued.amountCents).toBe(1_500)
    expect(issued.shares).toMatchObject([{ brokerageId, amountCents: 500 }])
  })

  test('is split and combined around the brokerage’s share', async () => {
    const { deliveryId, main, share } = await deliverHalf()
    const payer = { kind: 'person' as const, name: 'Sam Seller', email: 'sam@seller.test' }
    const shares = [{ cents: 10_000, payer }]
    const split = await splitInvoice(agent, { invoiceId: main.id, currency: 'USD', shares })
    const bill = await readBill(deliveryId)
    expect(bill.main).toMatchObject({ id: split.invoiceId, amountCents: 30_800, billCents: 49_800 })
    expect(bill.main.shares.map(({ amountCents }) => amountCents).sort()).toEqual([10_000, 9_000])
    const again = await combineInvoices(agent, split.invoiceId)
    const combined = await readBill(deliveryId)
    expect(combined.main).toMatchObject({ id: again.invoiceId, amountCents: 40_800, billCents: 49_800 })
    expect(combined.main.shares.map(({ id }) => id)).toEqual([idOf(share)])
    await pay(again.invoiceId)
    expect(await isOpen(deliveryId)).toBe(false)
    await pay(idOf(share))
    expect(await isOpen(deliveryId)).toBe(true)
  })
})

test('only whoever sets prices changes the terms, and not over someone else’s', async () => {
  const coordinator = await createPerson('COORDINATOR')
  const input = (seen: string) => ChangeBilling.parse({ ...noTerms, brokerageId, seen })
  for (const actor of [agent, coordinator])
    await expect(changeBilling(actor, input(''))).rejects.toMatchObject({ code: 'forbidden' })
  await expect(changeBilling(owner, input('older'))).rejects.toMatchObject({ code: 'conflict' })
  const nobody = { ...noTerms, brokerageId, seen: '', contactName: '' }
  expect(ChangeBilling.safeParse(nobody).success).toBe(false)
  expect(ChangeBilling.safeParse({ ...nobody, billing: 'AGENT', contactEmail: '' }).success).toBe(true)
})

describe('with sales tax on top', () => {
  beforeAll(async () => {
    await db().taxSettings.upsert({
      where: { id: 1 },
      create: { id: 1, pricesIncludeTax: false },
      update: { pricesIncludeTax: false },
    })
    await createTaxRate(8_250)
  })

  /** What the Send photos form says that each one pays. */
  const preview = async (bookingId: string, cents = 49_800, extras: Parameters<typeof planBill>[2] = []) => {
    await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
    const choice = await findBookingChoice(photographer, bookingId)
    if (!choice?.bill) throw new Error('the photographer sets the price')
    const bill = planBill(choice.bill, cents, extras)
    return {
      bill,
      charge: choice.charge && describeCharge(choice.charge, { ...bill, othersCents: bill.coveredCents }),
    }
  }

  test.each([
    ['everything', {}, 53_909],
    ['half of everything', { billing: 'ALLOWANCE', percent: '50' }, 26_955],
    // Half of $199.00 with $16.42 tax.
    ['half of a service', { ...halfOfAerial, cap: ['USD', ''] }, 10_771],
    ['half of a service, up to a cap', halfOfAerial, 9_000],
  ] as const)('pays %s, as the client and the studio are shown', async (_what, terms, covered) => {
    await setTerms(terms as Partial<ChangeBillingInput>)
    const bookingId = await book({ shownTaxCents: 4_109, shownCoveredCents: covered })
    expect((await findBooking(agent, bookingId))?.covered?.cents).toBe(covered)
    expect((await preview(bookingId)).bill).toMatchObject({ amountCents: 53_909, coveredCents: covered })
    const { main, share } = await deliver(bookingId)
    expect([share?.amountCents, main.amountCents]).toEqual([covered, 53_909 - covered])
    const { _sum: taxes } = await db().invoice.aggregate({ where: { bookingId }, _sum: { taxCents: true } })
    expect(taxes.taxCents).toBe(4_109)
    expect(
      (await examine())
        .flatMap(({ findings }) => findings)
        .filter(({ text }) => text.includes(main.invoiceNumber)),
    ).toEqual([])
  })

  test('shows added items, extra items, and what was billed before like the bill', async () => {
    await setTerms({ billing: 'ALLOWANCE', percent: '50', cap: ['USD', '300'] })
    const bookingId = await book({ shownTaxCents: 4_109, shownCoveredCents: 26_955 })
    await addReel(bookingId)
    expect((await findBooking(agent, bookingId))?.covered?.cents).toBe(30_000)
    const extra = { name: 'Prints', amountCents: 1_000, serviceId: null }
    const { bill } = await preview(bookingId, 50_800, [extra])
    const extras = [{ name: 'Prints', amount: { cents: 1_000, currency: 'USD' }, serviceId: null }]
    const first = await deliver(bookingId, 49_800, { extras })
    expect(first.share?.amountCents).toBe(bill.coveredCents)
    expect(first.main.amountCents).toBe(bill.ownCents)
    const second = await preview(bookingId)
    expect(second.bill.coveredCents).toBe(30_000 - bill.coveredCents)
    expect((await deliver(bookingId)).share?.amountCents).toBe(second.bill.coveredCents)
  })

  test('charges the client’s part if it was agreed, with the same result in the form', async () => {
    await db().studioSettings.update({ where: { id: 1 }, data: { chargeAfterDays: 2 } })
    await setTerms({ billing: 'ALLOWANCE', percent: '50' })
    const agreed = agreementOf(await findChargeSettings(agent), {
      totalCents: 49_800,
      taxCents: 4_109,
      coveredCents: 26_955,
      currency: 'USD',
    })
    const terms = {
      shownTaxCents: 4_109,
      shownCoveredCents: 26_955,
      ...(agreed && { agreedText: agreed.text }),
    }
    const [plain, withItem] = [await book(terms), await book(terms)]
    await addReel(withItem)
    expect((await preview(plain)).charge).not.toBe(overAgreementText)
    expect((await preview(withItem, 59_800)).charge).toBe(overAgreementText)
    const charges = async (id: string) =>
      db().scheduledCharge.count({ where: { invoice: { bookingId: id } } })
    await deliver(plain)
    await deliver(withItem, 59_800)
    expect([await charges(plain), await charges(withItem)]).toEqual([1, 0])
    await db().studioSettings.update({ where: { id: 1 }, data: { chargeAfterDays: null } })
  })
})
