import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { countRaised, createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { payOnPage, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { openCheckout } from './open-checkout'

useDatabase()
const steer = useStripe()

let client: Actor
let photographer: Actor

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

test('fifty concurrent deliveries of each event of a payment count once', async () => {
  const { invoiceId } = await createInvoice(await createBooking(client, photographer))
  const { url } = await openCheckout(client, invoiceId)
  await payOnPage(url)
  const events = [
    ...(await steer.eventsOf('checkout.session.completed')),
    ...(await steer.eventsOf('payment_intent.succeeded')),
  ]
  expect(events).toHaveLength(2)
  const deliveries = await Promise.all(events.map(({ id }) => steer.deliver(id, 50)))
  const statuses = deliveries.flatMap(({ attempts }) => attempts.map(({ status }) => status))
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200))
  expect(await db().invoice.findUnique({ where: { id: invoiceId } })).toMatchObject({ status: 'COMPLETED' })
  expect(await db().invoiceEvent.count({ where: { invoiceId, kind: 'PAID' } })).toBe(1)
  expect(await countRaised(invoiceId)).toBe(1)
  expect(await db().webhookEvent.count()).toBe(2)
}, 60_000)

test('five hundred concurrent invoices, some rolled back, have numbers without gaps or duplicates', async () => {
  const bookingId = await createBooking(client, photographer)
  const before = await db().invoice.count()
  const lines = [{ kind: 'OTHER' as const, description: 'Photo Shoot', amountCents: 100 }]
  const failing = (index: number) => index % 10 === 0
  const results: PromiseSettledResult<unknown>[] = []
  // In hundreds: a transaction waits fifteen seconds for one of the pool's twenty connections, as in the portal.
  for (let start = 0; start < 500; start += 100) {
    const round = Array.from({ length: 100 }, (_, index) => start + index)
    results.push(
      ...(await Promise.allSettled(
        round.map((index) =>
          db().$transaction(async (tx) => {
            const issued = await issueInvoice(tx, { bookingId, deliveryId: null, amountCents: 100, lines })
            if (failing(index)) throw new Error('rolled back')
            return issued
          }),
        ),
      )),
    )
  }
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(450)
  const invoices = await db().invoice.findMany({
    select: { invoiceNumber: true },
    orderBy: [{ createdAt: 'asc' }, { invoiceNumber: 'asc' }],
  })
  const numbers = invoices.map(({ invoiceNumber }) => Number(invoiceNumber.split('-').at(-1)))
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: before + 450 }, (_, index) => index + 1),
  )
}, 120_000)
