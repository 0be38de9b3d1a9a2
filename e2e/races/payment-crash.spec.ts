// Tests that nothing is left of a payment when the server is killed between verifying its event and committing. The
// same event, delivered again fifty times at once, marks the invoice paid once, sends one receipt and unlocks the
// photos once.

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import pg from 'pg'
import Stripe from 'stripe'
import { makePeople } from '@/e2e/support/bulk-data'
import { type KillablePortal, test } from '@/e2e/support/killable-portal'
import { invoiceSubjects, invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { sandboxKeys } from '@/sandbox/keys'

/** The advisory lock that a payment's transaction waits for; the number is arbitrary. */
const lockKey = 7_215_010

const trigger = `
  CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_advisory_xact_lock_shared(${lockKey}); RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER wait_for_lock AFTER UPDATE ON invoices DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait_for_lock();`

test('a server killed while committing a payment leaves nothing of it, and fifty redeliveries pay once', async ({
  portal,
}) => {
  const { database, sandbox } = portal
  const invoice = await addInvoice(portal)
  await sandbox.control('stripe/delivery', { mode: 'none' })
  const eventId = await payWithTestCard(portal, invoice.id)
  const lockHolder = new pg.Client({ connectionString: portal.databaseUrl })
  await lockHolder.connect()
  await lockHolder.query(trigger)
  await lockHolder.query('SELECT pg_advisory_lock($1)', [lockKey])

  const interrupted = deliver(portal, eventId, 1)
  await waitUntilBlocked(lockHolder)
  await portal.kill()
  await lockHolder.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
    [lockKey],
  )
  await interrupted
  await lockHolder.query('DROP TRIGGER wait_for_lock ON invoices')
  await lockHolder.query('SELECT pg_advisory_unlock($1)', [lockKey])
  await lockHolder.end()
  const where = { id: invoice.id }
  expect(await database.invoice.findUnique({ where })).toMatchObject({ status: 'PENDING', paidAt: null })
  expect(await database.webhookEvent.count({ where: { id: eventId } })).toBe(0)
  expect(await database.invoiceEvent.count({ where: { invoiceId: invoice.id } })).toBe(0)

  await portal.start()
  await deliver(portal, eventId, 50)
  await sandbox.latestEmailTo(invoice.email, invoiceSubjects.receipt(''), 40_000)
  expect(await database.invoice.findUnique({ where })).toMatchObject({ status: 'COMPLETED' })
  expect(await database.invoiceEvent.count({ where: { invoiceId: invoice.id, kind: 'PAID' } })).toBe(1)
  const notifications = await database.notification.findMany({ where: { userId: invoice.userId } })
  expect(notifications.map(({ title }) => title)).toEqual([invoiceTitles.paid])
  expect(await sandbox.emailsTo(invoice.email)).toHaveLength(1)
})

async function addInvoice({ database }: KillablePortal) {
  const [client] = await makePeople(database, 'CLIENT', 1)
  const [photographer] = await makePeople(database, 'PHOTOGRAPHER', 1)
  if (!client || !photographer) throw new Error('expected a client and a photographer')
  const { id } = await database.invoice.create({
    data: {
      invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
      amountCents: 49_800,
      dueOn: new Date(),
      client: { connect: { id: client.profileId } },
      booking: {
        create: {
          client: { connect: { id: client.profileId } },
          photographer: { connect: { id: photographer.profileId } },
          propertyAddress: '903 Chestnut Street, Asheville, NC 28801',
          shootDate: dateToDatabase('2026-01-15'),
          shootTime: timeToDatabase('09:00'),
          shootEndTime: timeToDatabase('11:00'),
          totalAmountCents: 49_800,
          status: 'COMPLETED',
          idempotencyKey: randomUUID(),
        },
      },
    },
    select: { id: true },
  })
  return { id, userId: client.userId, email: client.email }
}

/** Pays the invoice and returns the id of its event. */
async function payWithTestCard(portal: KillablePortal, invoiceId: string): Promise<string> {
  const { hostname: host, port } = new URL(portal.sandboxUrl)
  const stripe = new Stripe(sandboxKeys.stripe.secretKey, { host, port, protocol: 'http', telemetry: false })
  const payment = await stripe.paymentIntents.create({
    amount: 49_800,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    metadata: { invoice_id: invoiceId },
  })
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 })
  const event = data.find((one) => (one.data.object as { id: string }).id === payment.id)
  if (!event) throw new Error('Stripe sent no event for the payment')
  return event.id
}

function deliver({ sandbox }: KillablePortal, eventId: string, times: number) {
  return sandbox.control(`stripe/events/${eventId}/deliver`, { times })
}

async function waitUntilBlocked(lockHolder: pg.Client) {
  const countBlocked = async () => {
    const { rowCount } = await lockHolder.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
      [lockKey],
    )
    return rowCount
  }
  await expect.poll(countBlocked, { timeout: 30_000 }).toBeGreaterThan(0)
}
