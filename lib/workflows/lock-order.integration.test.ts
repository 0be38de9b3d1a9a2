import { beforeAll, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { combineInvoices } from '@/lib/billing/invoices/commands/combine-invoices'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { splitInvoice } from '@/lib/billing/invoices/commands/split-invoice'
import { createInvoice, createBooking as createShoot } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { makeBookingRequest, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { holdSlot } from '@/lib/calendar/availability/commands/hold-slot'
import { makeCoupon } from '@/lib/catalog/coupons/coupons.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { createBookingWithDeposit } from './book-shoot'
import { waiveLateFee } from './waive-late-fee'

// Commands that lock the same rows, at once: each waits for the other, but never in a circle. All are rejected once they hold
// their locks, so every repetition finds the same rows.

useDatabase()

const repetitions = 200
/** Each pair takes seconds, and longer while other tests run. */
vi.setConfig({ testTimeout: 120_000 })

let photographer: Actor
let client: Actor
let bookingId: string
/** The last one by id: who locks it first and then all of them locks out of order. */
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  bookingId = await createShoot(client, photographer)
  const invoices = []
  for (let count = 0; count < 6; count += 1) invoices.push(await createInvoice(bookingId))
  invoiceId =
    invoices
      .map((invoice) => invoice.invoiceId)
      .sort()
      .at(-1) ?? ''
})

/** Runs commands against each other, and checks that each was rejected for one of these reasons, and not as a deadlock. */
async function race(commands: readonly (() => Promise<unknown>)[], codes: readonly string[]): Promise<void> {
  for (let count = 0; count < repetitions; count += 1) {
    const results = await Promise.allSettled(commands.map((command) => command()))
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      const { reason } = result
      expect(reason instanceof AppError ? reason.code : String(reason)).toBeOneOf([...codes])
    }
    if (count % 50 === 0) await db().rateLimit.deleteMany()
  }
}

const replace = () => replaceInvoice(photographer, { invoiceId, amount: { cents: 100, currency: 'USD' } })
const split = () =>
  splitInvoice(photographer, {
    invoiceId,
    currency: 'USD',
    shares: [{ payer: { kind: 'person', name: 'Sam', email: 'sam@seller.test' }, basisPoints: 5_000 }],
  })
const combine = () => combineInvoices(photographer, invoiceId)
/** Locks all invoices of the booking at once, and then the booking. */
const waive = () => waiveLateFee(photographer, bookingId)

test.each([
  ['replacing', replace],
  ['splitting', split],
  ['combining', combine],
])(
  '%s an invoice never waits in a circle with what locks all invoices of the booking',
  async (_, command) => {
    await race([command, waive], ['conflict'])
  },
)

test('booking with a coupon never waits in a circle with holding a time, or with a bill of the client’s brokerage', async () => {
  const services = await makeServices()
  const { code } = await makeCoupon(photographer, { firstOrderOnly: true })
  const slotId = await makeSlot(photographer)
  const agent = await createAgent()
  const book = () =>
    createBookingWithDeposit(
      agent,
      makeBookingRequest(slotId, services, { shownTotalCents: 44_820, couponCode: code }),
      // Rejected after everything is locked.
      () => null,
    )
  const hold = () => holdSlot(agent, { slotId, minutes: 60 })
  await race([book, hold], ['invalid'])

  const billedId = await createShoot(agent, photographer)
  const brokerageId = await joinBrokerage(agent, billedId)
  const bill = () =>
    db().$transaction(async (tx) => {
      const lines = [{ kind: 'OTHER' as const, description: 'Photo Shoot', amountCents: 10_000 }]
      const terms = { deliveryId: null, amountCents: 10_000, deductsDeposit: true, isCovered: true }
      const { shares } = await issueInvoice(tx, { bookingId: billedId, lines, ...terms })
      expect(shares).toHaveLength(1)
      throw new AppError('conflict', brokerageId)
    })
  await race([book, bill], ['invalid', 'conflict'])
})

/** Creates a client who is locked before the photographer in the order of ids, while booking comes to the photographer first. */
async function createAgent(): Promise<Actor> {
  for (;;) {
    const agent = await createPerson('CLIENT')
    if (agent.profileId < photographer.profileId) return agent
  }
}

/** Makes a client an agent of a brokerage that pays half of a booking. */
async function joinBrokerage({ profileId: clientId }: Actor, billedId: string): Promise<string> {
  const brokerage = await db().brokerage.create({
    data: {
      name: 'Oak & Main',
      billingName: 'Bea Books',
      billingEmail: 'bea@oak.test',
      members: { create: { clientId } },
    },
    select: { id: true },
  })
  await db().bookingCoverage.create({
    data: {
      bookingId: billedId,
      brokerageId: brokerage.id,
      clientId,
      basisPoints: 5_000,
      serviceIds: [],
      coveredCents: 5_000,
      isAllowance: false,
    },
  })
  return brokerage.id
}
