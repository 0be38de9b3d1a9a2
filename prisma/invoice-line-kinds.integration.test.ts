import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { applyMigrations } from './migrate'
import { insert } from './renames.fixture'

// Invoices of a database in use get kinds and taxes for their lines, and no stored cent changes.
const { url } = useDatabase({ isMigrated: false })
const lastBefore = '20261126220000_booking_contacts'
const migration = '20261127130000_invoice_line_kinds'

let client: pg.Client
const bookingId = randomUUID()

type Invoice = { number: string; amount: number; tax: number; rate: number; lines: [string, number][] }

const invoices: Invoice[] = [
  {
    number: 'NL-2026-0001',
    amount: 49_800,
    tax: 3_795,
    rate: 825,
    lines: [
      ['Photo Shoot', 29_900],
      ['Aerial Photography', 19_900],
    ],
  },
  {
    number: 'NL-2026-0002',
    amount: 25_001,
    tax: 1_905,
    rate: 825,
    lines: [
      ['Photo Shoot', 29_900],
      ['Travel, 31 miles', 1_100],
      ['Agreed discount', -5_999],
    ],
  },
  {
    number: 'NL-2026-0003',
    amount: 0,
    tax: 0,
    rate: 825,
    lines: [
      ['Photo Shoot', 29_900],
      ['Agreed discount', -29_900],
    ],
  },
  { number: 'NL-2026-0004', amount: 5_000, tax: 0, rate: 0, lines: [['Late cancellation fee', 5_000]] },
  { number: 'NL-2026-0005', amount: 2_500, tax: 191, rate: 825, lines: [['Revision round 3', 2_500]] },
]

beforeAll(async () => {
  await applyMigrations(url, { last: lastBefore })
  client = new pg.Client({ connectionString: url })
  await client.connect()
  const profiles: Record<string, string> = {}
  for (const role of ['CLIENT', 'PHOTOGRAPHER']) {
    const userId = randomUUID()
    const email = `${role}@lines.test`
    await insert(client, 'users', { id: userId, email, password_hash: 'x' })
    profiles[role] = randomUUID()
    await insert(client, 'profiles', { id: profiles[role], user_id: userId, full_name: role, email, role })
  }
  await insert(client, 'bookings', {
    id: bookingId,
    client_id: profiles.CLIENT,
    photographer_id: profiles.PHOTOGRAPHER,
    property_address: '1 Test Lane',
    shoot_date: '2030-05-01',
    shoot_time: '09:00',
    shoot_end_time: '12:00',
    total_amount_cents: 49_800,
    idempotency_key: randomUUID(),
  })
  await insert(client, 'booked_services', {
    id: randomUUID(),
    booking_id: bookingId,
    service_id: 'photo_shoot',
    name: 'Photo Shoot',
    price_cents: 29_900,
    position: 0,
  })
  for (const { number, amount, tax, rate, lines } of invoices) {
    const id = randomUUID()
    await insert(client, 'invoices', {
      id,
      invoice_number: number,
      booking_id: bookingId,
      amount_cents: amount,
      tax_cents: tax,
      tax_rate_basis_points: rate,
      due_on: '2030-06-01',
      ...(amount === 0 && { status: 'COMPLETED', paid_at: '2030-05-01', paid_method: 'NO_CHARGE' }),
    })
    for (const [position, [description, cents]] of lines.entries())
      await insert(client, 'invoice_lines', {
        id: randomUUID(),
        invoice_id: id,
        description,
        amount_cents: cents,
        position,
      })
  }
  await applyMigrations(url, { last: migration })
}, 120_000)

afterAll(() => client.end())

test('amounts stay, and the taxes of the lines add up to the tax of their invoice', async () => {
  const { rows } = await client.query<{
    number: string
    amount: number
    tax: number
    lines: number[]
    taxes: number
  }>(
    `SELECT invoice_number AS number, i.amount_cents AS amount, i.tax_cents AS tax,
       array_agg(l.amount_cents ORDER BY position) AS lines, sum(l.tax_cents)::int AS taxes
     FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id GROUP BY i.id ORDER BY 1`,
  )
  expect(rows).toEqual(
    invoices.map(({ number, amount, tax, lines }) => ({
      number,
      amount,
      tax,
      lines: lines.map(([, cents]) => cents),
      taxes: tax,
    })),
  )
})

test('lines get the kind and service that their text names', async () => {
  const { rows } = await client.query<{ description: string; kind: string; service: string | null }>(
    'SELECT DISTINCT description, kind, service_id AS service FROM invoice_lines ORDER BY 1',
  )
  expect(rows).toEqual([
    { description: 'Aerial Photography', kind: 'OTHER', service: null },
    { description: 'Agreed discount', kind: 'ADJUSTMENT', service: null },
    { description: 'Late cancellation fee', kind: 'LATE_FEE', service: null },
    { description: 'Photo Shoot', kind: 'SERVICE', service: 'photo_shoot' },
    { description: 'Revision round 3', kind: 'REVISION_ROUND', service: null },
    { description: 'Travel, 31 miles', kind: 'TRAVEL', service: null },
  ])
})
