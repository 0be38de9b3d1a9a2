import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { applyMigrations } from './migrate'
import { insert } from './renames.fixture'

const { url } = useDatabase({ isMigrated: false })
const client = new pg.Client({ connectionString: url })
const lastBefore = '20261123231000_deletion_requests'

const placed = ['284 Juniper Field Lane, Swannanoa, NC 28778', '1 Elm, NC 28778-1234', '1 Elm, 28778, USA ']
const unplaced = ['1 Test Lane', '28778 Elm Street', '1 Elm, NC 00000', '1 Elm, NC 128778']

afterAll(() => client.end())

test('upcoming shoots are located by the ZIP code at the end of their address', async () => {
  await applyMigrations(url, { last: lastBefore })
  await client.connect()
  const [clientId, photographerId] = [await addPerson('CLIENT'), await addPerson('PHOTOGRAPHER')]
  const add = (address: string, status: string, date: string, hour: number) =>
    insert(client, 'bookings', {
      id: randomUUID(),
      client_id: clientId,
      photographer_id: photographerId,
      property_address: address,
      shoot_date: date,
      shoot_time: `${hour}:00`,
      shoot_end_time: `${hour + 1}:00`,
      total_amount_cents: 29_900,
      status,
      idempotency_key: randomUUID(),
    })
  for (const [index, address] of [...placed, ...unplaced].entries()) {
    await add(address, 'CONFIRMED', '2130-05-01', 8 + index)
  }
  await add('2 Past Lane, NC 28778', 'COMPLETED', '2020-05-01', 9)

  await applyMigrations(url)

  const { rows } = await client.query(
    'SELECT property_address FROM bookings WHERE latitude BETWEEN 35 AND 36 AND place_source = $1 ORDER BY shoot_time',
    ['ZIP'],
  )
  expect(rows.map((row) => row.property_address)).toEqual(placed)
}, 60_000)

async function addPerson(role: string): Promise<string> {
  const id = randomUUID()
  const email = `${id}@zip.test`
  await insert(client, 'users', { id, email, password_hash: 'x' })
  await insert(client, 'profiles', { id, user_id: id, full_name: 'Test', email, role })
  return id
}
