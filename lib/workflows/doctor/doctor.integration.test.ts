import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBundledPrograms } from '@/e2e/support/bundled-program'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { openCheckout } from '@/lib/billing/invoices/commands/open-checkout'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { payOnPage, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { stripe } from '@/lib/integrations/stripe'
import { removeFiles, storePrivateFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { transferDelivery } from '@/lib/photos/transfers/commands/transfer-delivery'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { sandboxEnvironment } from '@/sandbox/keys'
import { findFaults, makePeople, paidInCash, run, unpaid } from './doctor.fixture'
import { examine, exitCodeOf } from './examine'

// The demo studio plus every kind of payment: whatever is legitimate is clean, and each fault is found by its check only.

const database = useDatabase()
const programOf = useBundledPrograms(['scripts/deploy/doctor.ts'])
const storage = useStorage()
useStripe()

let people: Awaited<ReturnType<typeof makePeople>>
/** Invoices by what happened to them. */
const invoices: Record<string, string> = {}

beforeAll(async () => {
  process.env.NORTHLIGHT_DEMO = '1'
  await import('@/prisma/seed/demo')
  people = await makePeople()
  const { client, photographer, deliver, payByCheckout, markPaidInCash, refund } = people
  await makeServices()

  const cancelled = await makeBooking(client, await makeSlot(photographer, 80), ['photo_shoot'])
  await cancelBooking(client, cancelled)
  await makeBooking(client, await makeSlot(photographer, 81), ['photo_shoot'])

  invoices.free = await deliver(0)
  invoices.pending = await deliver()
  invoices.card = await deliver()
  await payByCheckout(invoices.card)
  invoices.partlyRefunded = await deliver()
  await payByCheckout(invoices.partlyRefunded)
  await refund(invoices.partlyRefunded, 10_000)
  const credited = await createPerson('CLIENT')
  invoices.refundedAsCredit = await deliver(49_800, credited)
  await payByCheckout(invoices.refundedAsCredit, credited)
  await refund(invoices.refundedAsCredit, 10_000, 'credit')
  invoices.cash = await deliver()
  await markPaidInCash(invoices.cash)
  invoices.refunded = await deliver()
  await markPaidInCash(invoices.refunded)
  await refund(invoices.refunded, 49_800)
  invoices.refundReplaced = await replace(invoices.refunded)
  await markPaidInCash(invoices.refundReplaced)
  invoices.voided = await deliver()
  await voidInvoice(photographer, { invoiceId: invoices.voided, reason: 'Wrong amount' })
  invoices.voidReplaced = await replace(invoices.voided)
  invoices.transferred = await transfer(invoices.cash)
  await markPaidInCash(invoices.transferred)
  const yen = await createBooking(client, photographer)
  await db().booking.update({ where: { id: yen }, data: { currency: 'JPY' } })
  invoices.yen = (await createInvoice(yen)).invoiceId
}, 180_000)

async function transfer(invoiceId: string): Promise<string> {
  const { deliveryId } = await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
  const other = await createPerson('CLIENT')
  await transferDelivery(people.photographer, {
    deliveryId: deliveryId ?? '',
    idempotencyKey: randomUUID(),
    recipient: 'client',
    clientId: other.profileId,
    amount: { cents: 24_900, currency: 'USD' },
    kind: 'LISTING',
  })
  const { id } = await db().invoice.findFirstOrThrow({
    where: { transfer: { deliveryId: deliveryId ?? '' } },
  })
  return id
}

async function replace(invoiceId: string): Promise<string> {
  const amount = { cents: 49_800, currency: 'USD' }
  return (await replaceInvoice(people.photographer, { invoiceId, amount })).invoiceId
}

/** Returns an SQL literal of one of the invoices' ids. */
const idOf = (name: string) => `'${invoices[name]}'::uuid`

describe('The doctor', () => {
  test('finds nothing in the demo and in a busy studio', async () => {
    expect(
      await examine({ readsContents: true }).then((all) => all.filter((one) => one.findings.length)),
    ).toEqual([])
  })

  test('ends with 0 and prints JSON for programs, and with 3 without a database', async () => {
    const deployed = [programOf('scripts/deploy/doctor.ts')]
    const start = (url: string, changes = {}, program = deployed) =>
      promisify(execFile)(process.execPath, [...program, '--json'], {
        env: { ...process.env, NORTHLIGHT_DEMO: '1', NODE_ENV: 'production', DATABASE_URL: url, ...changes },
      })
    const { stdout } = await start(database.url, {}, ['scripts/run.mjs', 'doctor'])
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ name: 'double-bookings', findings: [], problem: null }),
    )
    const unreachable = await start(
      database.url,
      sandboxEnvironment('uploadthing', 'http://127.0.0.1:9', 'http://localhost:9'),
    ).catch((error: { code: number; stdout: string }) => error)
    expect(unreachable).toMatchObject({ code: 3 })
    expect(JSON.parse(unreachable.stdout)).toContainEqual(
      expect.objectContaining({ name: 'files', problem: expect.any(String) }),
    )
    await expect(start('postgresql://nobody@127.0.0.1:9/none')).rejects.toMatchObject({ code: 3 })
  }, 120_000)
})

type Fault = { check: string; what: string; breakIt(): Promise<unknown>; mendIt?(): Promise<unknown> }

const faults: Fault[] = [
  {
    check: 'double-bookings',
    what: 'two shoots at the same time',
    breakIt: () =>
      run(
        'ALTER TABLE bookings DROP CONSTRAINT bookings_no_overlap',
        `INSERT INTO bookings SELECT (jsonb_populate_record(booking, jsonb_build_object(
           'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'special_instructions', 'second'))).*
         FROM bookings AS booking WHERE status = 'CONFIRMED' LIMIT 1`,
      ),
    mendIt: () =>
      run(
        `DELETE FROM bookings WHERE special_instructions = 'second'`,
        `ALTER TABLE bookings ADD CONSTRAINT bookings_no_overlap EXCLUDE USING gist (photographer_id WITH =,
           tsrange(shoot_date + shoot_time, shoot_date + shoot_end_time) WITH &&) WHERE (status IN ('PENDING', 'CONFIRMED'))`,
      ),
  },
  {
    check: 'shared-slots',
    what: 'a slot of two bookings',
    breakIt: () =>
      run(
        'ALTER TABLE slot_claims DROP CONSTRAINT slot_claims_pkey',
        `INSERT INTO slot_claims (slot_id, booking_id, created_at) SELECT
           (SELECT slot_id FROM slot_claims LIMIT 1), (SELECT booking_id FROM invoices WHERE id = ${idOf('cash')}), '2020-01-01'`,
      ),
    mendIt: () =>
      run(
        `DELETE FROM slot_claims WHERE created_at = '2020-01-01'`,
        'ALTER TABLE slot_claims ADD CONSTRAINT slot_claims_pkey PRIMARY KEY (slot_id)',
      ),
  },
  {
    check: 'slots-of-cancelled-bookings',
    what: 'the slot of a cancelled booking',
    breakIt: () =>
      run(`UPDATE bookings SET status = 'CANCELLED' WHERE id =
        (SELECT booking_id FROM slot_claims JOIN bookings ON id = booking_id WHERE status = 'CONFIRMED' LIMIT 1)`),
  },
  {
    check: 'paid-but-locked',
    what: 'a paid invoice that a newer one covers',
    breakIt: () =>
      run(
        `UPDATE invoices SET ${paidInCash}, marked_paid_by = (SELECT id FROM profiles LIMIT 1) WHERE id = ${idOf('voided')}`,
      ),
    mendIt: () =>
      run(
        `UPDATE invoices SET status = 'VOID', ${unpaid}, marked_paid_by = NULL WHERE id = ${idOf('voided')}`,
      ),
  },
  {
    check: 'deliveries-without-invoice',
    what: 'photos without an invoice',
    breakIt: () =>
      run(`UPDATE invoices SET due_on = '2020-01-01', delivery_id = NULL WHERE id = ${idOf('pending')}`),
    mendIt: () =>
      run(`UPDATE invoices AS invoice SET delivery_id = delivery.id FROM media_deliveries AS delivery
        WHERE invoice.id = ${idOf('pending')} AND delivery.booking_id = invoice.booking_id`),
  },
  {
    check: 'invoice-numbers',
    what: 'a number that is missing at the end',
    breakIt: () => run('UPDATE invoice_counters SET last = last + 1'),
    mendIt: () => run('UPDATE invoice_counters SET last = last - 1'),
  },
  {
    check: 'invoice-numbers',
    what: 'a number that is missing in the middle',
    breakIt: async () => {
      await run('UPDATE invoice_counters SET last = last + 1')
      await run(`UPDATE invoices SET invoice_number = (
        SELECT 'NL-' || year || '-' || last FROM invoice_counters ORDER BY year DESC LIMIT 1) WHERE invoice_number LIKE '%-0007'`)
    },
    mendIt: () =>
      run(
        `UPDATE invoices SET invoice_number = regexp_replace(invoice_number, '[0-9]+$', '0007') WHERE invoice_number = (
           SELECT 'NL-' || year || '-' || last FROM invoice_counters ORDER BY year DESC LIMIT 1)`,
        'UPDATE invoice_counters SET last = last - 1',
      ),
  },
  {
    check: 'transfers-without-invoice',
    what: 'a transfer whose invoice is gone',
    breakIt: () => run(`UPDATE invoices SET transfer_id = NULL WHERE id = ${idOf('transferred')}`),
    mendIt: () =>
      run(`UPDATE invoices SET transfer_id = (SELECT id FROM delivery_transfers WHERE client_id = invoices.client_id)
        WHERE id = ${idOf('transferred')}`),
  },
  {
    check: 'purchases-without-invoice',
    what: 'photos chosen later without an invoice',
    breakIt: () =>
      run(`INSERT INTO photo_purchases (id, delivery_id, booking_id)
        SELECT gen_random_uuid(), id, booking_id FROM media_deliveries LIMIT 1`),
    mendIt: () => run('DELETE FROM photo_purchases'),
  },
  {
    check: 'repeated-invoice-numbers',
    what: 'a number that was issued under two prefixes',
    breakIt: () =>
      run(`INSERT INTO invoices SELECT (jsonb_populate_record(invoice, jsonb_build_object('id', gen_random_uuid(),
        'delivery_id', NULL, 'invoice_number', 'XX' || substr(invoice_number, 3)))).* FROM invoices AS invoice
        WHERE id = ${idOf('free')}`),
    mendIt: () => run(`DELETE FROM invoices WHERE invoice_number LIKE 'XX%'`),
  },
  {
    check: 'invoice-counters',
    what: 'a counter that would issue a number again',
    breakIt: () => run('UPDATE invoice_counters SET last = last - 1'),
  },
  {
    check: 'photo-counts',
    what: 'a wrong number of photos',
    breakIt: () =>
      run(
        `UPDATE media_deliveries SET total_photos = 9 WHERE id = (SELECT delivery_id FROM invoices WHERE id = ${idOf('card')})`,
      ),
  },
  {
    check: 'page-view-counts',
    what: 'a page whose views were not counted',
    breakIt: () => run(`DELETE FROM analytics_days WHERE event_type = 'page_view' AND page_path = '/book'`),
  },
  {
    check: 'failed-jobs',
    what: 'a job that was given up',
    breakIt: async () => {
      await addJob(db(), 'sweep-tokens', {})
      await run(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'no' WHERE id =
        (SELECT max(id) FROM graphile_worker._private_jobs)`)
    },
  },
  {
    check: 'overdue-jobs',
    what: 'a job that nobody runs',
    breakIt: async () => {
      await addJob(db(), 'sweep-slots', {}, { key: 'overdue' })
      await run(
        `UPDATE graphile_worker._private_jobs SET run_at = now() - interval '16 minutes' WHERE key = 'overdue'`,
      )
    },
    mendIt: () => run(`DELETE FROM graphile_worker._private_jobs WHERE key = 'overdue'`),
  },
  {
    check: 'stuck-outbox',
    what: 'an email without a job',
    breakIt: () =>
      run(
        `UPDATE outbox_messages SET created_at = now() - interval '1 hour' WHERE id =
           (SELECT id FROM outbox_messages WHERE kind = 'MAIL' AND status = 'QUEUED' LIMIT 1)`,
        `DELETE FROM graphile_worker._private_jobs WHERE key = 'send-outbox-message:' ||
           (SELECT id FROM outbox_messages WHERE created_at < now() - interval '30 minutes' AND kind = 'MAIL')`,
      ),
  },
  {
    check: 'files-without-rows',
    what: 'a file without a row',
    breakIt: async () => {
      const file = { name: 'orphan.jpg', contentType: 'image/jpeg', bytes: new Uint8Array([1]) }
      storage.backdate(await storePrivateFile(file), 25)
    },
  },
  {
    check: 'rows-without-files',
    what: 'a row without a file',
    breakIt: async () => {
      const id = await storeUpload(people.photographer, { name: 'lost.jpg' })
      await run(`UPDATE stored_files SET created_at = now() - interval '2 hours' WHERE id = '${id}'`)
      const { key } = await db().storedFile.findUniqueOrThrow({ where: { id }, select: { key: true } })
      await removeFiles([key])
    },
    mendIt: () => run(`DELETE FROM stored_files WHERE name = 'lost.jpg'`),
  },
  {
    check: 'changed-files',
    what: 'a file of another size',
    breakIt: () =>
      run(`UPDATE stored_files SET size_bytes = size_bytes + 1 WHERE name = 'one.jpg'
      AND id = (SELECT id FROM stored_files WHERE name = 'one.jpg' ORDER BY id LIMIT 1)`),
    mendIt: () =>
      run(`UPDATE stored_files SET size_bytes = size_bytes - 1 WHERE name = 'one.jpg'
      AND id = (SELECT id FROM stored_files WHERE name = 'one.jpg' ORDER BY id LIMIT 1)`),
  },
  {
    check: 'stripe-payments',
    what: 'a payment whose webhook never came',
    breakIt: async () => {
      invoices.unrecorded = await people.deliver()
      await payOnPage((await openCheckout(people.client, invoices.unrecorded)).url)
    },
  },
  {
    check: 'stripe-payments',
    what: 'a refund whose webhook never came',
    breakIt: async () => {
      const { stripePaymentId } = await db().invoice.findUniqueOrThrow({ where: { id: invoices.card ?? '' } })
      await stripe().refunds.create({ payment_intent: stripePaymentId ?? '', amount: 500 })
    },
  },
  {
    check: 'stripe-payments',
    what: 'a payment that Stripe does not have',
    breakIt: () => run(`UPDATE invoices SET stripe_payment_id = 'pi_unknown' WHERE id = ${idOf('cash')}`),
    mendIt: () => run(`UPDATE invoices SET stripe_payment_id = NULL WHERE id = ${idOf('cash')}`),
  },
]

describe('The doctor finds', () => {
  test.each(faults)(
    '$what ($check)',
    async ({ check, breakIt, mendIt }) => {
      await breakIt()
      expect(await findFaults()).toEqual([check])
      if (mendIt) {
        // It changes nothing that isn't safe to change.
        expect(await findFaults({ fixes: true })).toEqual([check])
        await mendIt()
      }
      expect(await findFaults({ fixes: true })).toEqual([])
      expect(await findFaults()).toEqual([])
    },
    60_000,
  )

  test('another content of the same size, when it reads contents', async () => {
    const { id } = await db().storedFile.findFirstOrThrow({ select: { id: true } })
    await db().storedFile.update({ where: { id }, data: { crc32: 1 } })
    expect(await findFaults()).toEqual([])
    expect(await findFaults({ readsContents: true })).toEqual(['changed-files'])
  }, 60_000)
})

test.each([
  [0, []],
  [1, [{ severity: 'warning', findings: ['one'] }]],
  [
    2,
    [
      { severity: 'warning', findings: ['one'] },
      { severity: 'error', findings: ['two'] },
    ],
  ],
  [
    3,
    [
      { severity: 'error', findings: ['two'] },
      { severity: 'warning', findings: [], problem: 'no answer' },
    ],
  ],
] as const)('the exit code is %d', (code, results) => {
  const all = results.map((result) => ({
    problem: null,
    ...result,
    findings: result.findings.map((text) => ({ id: text, text })),
  }))
  expect(exitCodeOf(all)).toBe(code)
})
