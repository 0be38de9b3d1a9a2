import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { test } from '@/e2e/support/test'

type Invoice = { id: string; bookingId: string; number: string; address: string }

let database: pg.Client
let victims: Invoice
let attackers: Invoice

test.beforeAll(async ({ databaseUrl }) => {
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  victims = await addInvoice('sam@harborrealty.test')
  attackers = await addInvoice('mia@oakandmain.test')
})

test.afterAll(async () => {
  await database.query('DELETE FROM invoices WHERE id = ANY($1::uuid[])', [[victims.id, attackers.id]])
  await database.end()
})

/** Adds an unpaid invoice to a booking without photos, so that it doesn't lock photos another test views. */
async function addInvoice(email: string): Promise<Invoice> {
  const booking = await database.query<{ id: string; address: string }>(
    `SELECT b.id, b.property_address AS address FROM bookings b JOIN profiles p ON p.id = b.client_id
     WHERE p.email = $1 AND NOT EXISTS (SELECT 1 FROM media_deliveries d WHERE d.booking_id = b.id)
     ORDER BY b.shoot_date, b.property_address LIMIT 1`,
    [email],
  )
  const [found] = booking.rows
  if (!found) throw new Error(`${email} has no booking without photos`)
  const number = `TEST-${randomUUID().slice(0, 8)}`
  const added = await database.query<{ id: string }>(
    `INSERT INTO invoices (id, invoice_number, booking_id, client_id, amount_cents, due_on)
     VALUES (gen_random_uuid(), $1, $2, (SELECT client_id FROM bookings WHERE id = $2), 12345, current_date + 14) RETURNING id`,
    [number, found.id],
  )
  return { id: added.rows[0]?.id ?? '', bookingId: found.id, number, address: found.address }
}

async function statusOf({ id }: Invoice): Promise<string | undefined> {
  const { rows } = await database.query<{ status: string }>('SELECT status FROM invoices WHERE id = $1', [id])
  return rows[0]?.status
}

async function countCheckouts({ id }: Invoice): Promise<number> {
  const { rowCount } = await database.query('SELECT 1 FROM checkout_sessions WHERE invoice_id = $1', [id])
  return rowCount ?? 0
}

/** Clicks Pay Now on the attacker's own invoice, with the victim's id swapped into the request. */
async function payWithStolenId(page: Page) {
  await page.route('**/invoices**', async (route) => {
    const body = route.request().postData()
    if (!body?.includes(attackers.id)) return route.continue()
    return route.continue({ postData: body.replaceAll(attackers.id, victims.id) })
  })
  await page.goto(`/invoices?search=${attackers.number}`)
  await page.getByRole('button', { name: 'Pay Now' }).click()
}

test('another client’s invoice is neither listed, found nor named', async ({ page, signIn }) => {
  await signIn(page, 'mia@oakandmain.test')
  for (const address of [`?search=${victims.number}`, `?booking_id=${victims.bookingId}`]) {
    await page.goto(`/invoices${address}`)
    await expect(page.getByText('No invoices found')).toBeVisible()
    expect(await page.content()).not.toContain(victims.id)
    await expect(page.getByText(victims.address)).toHaveCount(0)
  }
})

test("another client’s invoice can't be paid through its id and is reported as not found", async ({
  page,
  signIn,
}) => {
  await signIn(page, 'mia@oakandmain.test')
  await payWithStolenId(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Error' })).toContainText(
    'Invoice not found',
  )
  expect(await countCheckouts(victims)).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/invoices')
})

test("a forged webhook is rejected and doesn't mark an invoice as paid", async ({ request }) => {
  const object = {
    id: 'cs_test_forged',
    object: 'checkout.session',
    client_reference_id: victims.id,
    payment_status: 'paid',
  }
  const event = { id: 'evt_forged', object: 'event', type: 'checkout.session.completed', data: { object } }
  const seconds = Math.floor(Date.now() / 1000)
  for (const signature of ['', 'v1=nonsense', `t=${seconds},v1=${'a'.repeat(64)}`]) {
    const response = await request.post('/api/stripe/webhook', {
      data: event,
      headers: { 'stripe-signature': signature },
    })
    expect(response.status()).toBe(400)
  }
  expect((await request.get('/api/stripe/webhook')).status()).toBe(405)
  expect(await statusOf(victims)).toBe('PENDING')
  const { rowCount } = await database.query("SELECT 1 FROM webhook_events WHERE id = 'evt_forged'")
  expect(rowCount).toBe(0)
})

test("a return URL that claims success doesn't mark an invoice as paid", async ({ page, signIn }) => {
  await signIn(page, 'sam@harborrealty.test')
  await page.goto(`/photo-gallery?booking_id=${victims.bookingId}&payment=success&session_id=cs_test_made_up`)
  expect(await statusOf(victims)).toBe('PENDING')
})

test('a signed-out visitor is redirected to sign in and back', async ({ page }) => {
  await page.goto(`/invoices?booking_id=${victims.bookingId}`)
  await expect(page).toHaveURL(
    `/auth?next=${encodeURIComponent(`/invoices?booking_id=${victims.bookingId}`)}`,
  )
})
