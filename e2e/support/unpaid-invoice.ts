import { randomUUID } from 'node:crypto'
import pg from 'pg'
import Stripe from 'stripe'
import { sandboxKeys } from '@/sandbox/keys'

export type UnpaidInvoice = { id: string; bookingId: string; number: string }

/** Opens the test run's database and Stripe account, for invoices that a test pays and refunds. */
export async function openInvoiceFixture(databaseUrl: string, sandboxUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { hostname: host, port } = new URL(sandboxUrl)
  const stripe = new Stripe(sandboxKeys.stripe.secretKey, { host, port, protocol: 'http', telemetry: false })

  return {
    stripe,

    /** Adds an invoice of $123.45 to a booking without photos, so that it doesn't lock photos another test views. */
    async addInvoice(clientEmail: string, photographerEmail: string): Promise<UnpaidInvoice> {
      const { rows } = await database.query<UnpaidInvoice>(
        `INSERT INTO invoices (id, invoice_number, booking_id, client_id, amount_cents, due_on)
         SELECT gen_random_uuid(), $3, b.id, b.client_id, 12345, current_date + 14 FROM bookings b
         JOIN profiles c ON c.id = b.client_id JOIN profiles p ON p.id = b.photographer_id
         WHERE c.email = $1 AND p.email = $2
           AND NOT EXISTS (SELECT 1 FROM media_deliveries d WHERE d.booking_id = b.id)
         ORDER BY b.shoot_date, b.property_address LIMIT 1 RETURNING id, booking_id AS "bookingId", invoice_number AS number`,
        [clientEmail, photographerEmail, `TEST-${randomUUID().slice(0, 8)}`],
      )
      const [invoice] = rows
      if (!invoice) throw new Error(`${clientEmail} has no booking with ${photographerEmail} without photos`)
      return invoice
    },

    /** Makes this the client's only saved card. */
    async setStoredCard(clientEmail: string, number: string): Promise<void> {
      const customer = await stripe.customers.create({ email: clientEmail })
      const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
      const method = await stripe.paymentMethods.create({ type: 'card', card })
      await stripe.paymentMethods.attach(method.id, { customer: customer.id })
      await database.query('UPDATE profiles SET stripe_customer_id = $2 WHERE email = $1', [
        clientEmail,
        customer.id,
      ])
      await database.query(
        'DELETE FROM stored_cards WHERE profile_id = (SELECT id FROM profiles WHERE email = $1)',
        [clientEmail],
      )
      await database.query(
        `INSERT INTO stored_cards
           (id, profile_id, stripe_payment_method_id, brand, last4, expiry_month, expiry_year)
         SELECT gen_random_uuid(), id, $2, 'visa', $3, 12, 2040 FROM profiles WHERE email = $1`,
        [clientEmail, method.id, number.slice(-4)],
      )
    },

    async statusOf({ id }: UnpaidInvoice): Promise<string | undefined> {
      const { rows } = await database.query('SELECT status FROM invoices WHERE id = $1', [id])
      return rows[0]?.status
    },

    async latestCheckoutOf({ id }: UnpaidInvoice): Promise<string> {
      const { rows } = await database.query(
        'SELECT stripe_session_id AS id FROM checkout_sessions WHERE invoice_id = $1 ORDER BY created_at DESC',
        [id],
      )
      return rows[0]?.id ?? ''
    },

    close: () => database.end(),
  }
}

export type InvoiceFixture = Awaited<ReturnType<typeof openInvoiceFixture>>
