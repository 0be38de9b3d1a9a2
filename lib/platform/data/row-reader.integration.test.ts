import { expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db, readRows } from './db'
import { queryBuilder } from './query-builder'

useDatabase()

/** Returns what a statement without parameters reads, without Prisma's client and with it. */
async function readBothWays(sql: string) {
  return [await readRows(sql, []), await db().$queryRawUnsafe(sql)]
}

test.each([
  "'2026-03-08'::date",
  "'17:30'::time",
  "'2026-03-08 02:30:00.125-05'::timestamptz",
  '9007199254740993::bigint',
  '12.50::numeric',
  '1.5::float8',
  '7::int',
  'true',
  '\'CLIENT\'::"Role"',
  "'a@studio.test'::citext",
  "'d3b07384-d9a0-4c9b-8f4e-0c1d2e3f4a5b'::uuid",
  "ARRAY['d3b07384-d9a0-4c9b-8f4e-0c1d2e3f4a5b']::uuid[]",
  "ARRAY['a', 'b']",
  '\'{"at": [1, null]}\'::jsonb',
  'NULL::date',
])('reads %s as the client does', async (value) => {
  const [rows, expected] = await readBothWays(`SELECT ${value} AS value`)
  expect(rows).toEqual(expected)
})

test('sends a date, a time and a moment in UTC, whatever the zone of the machine', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  const midnight = new Date('2026-03-08T00:00:00Z')
  const sql =
    'SELECT $1::date = date \'2026-03-08\' AS "isDate", $2::time = time \'00:00\' AS "isTime", $3::timestamptz AS moment'
  expect(await readRows(sql, [midnight, midnight, midnight])).toEqual([
    { isDate: true, isTime: true, moment: midnight },
  ])
})

test('a SELECT inside a transaction sees what the transaction wrote', async () => {
  const email = 'inside@transaction.test'
  const find = (client: Parameters<typeof queryBuilder>[0]) =>
    queryBuilder(client).selectFrom('users').where('email', '=', email).select('email').execute()
  await db().$transaction(async (tx) => {
    await tx.user.create({ data: { email, passwordHash: 'x' } })
    expect(await find(tx)).toEqual([{ email }])
    expect(await find(db())).toEqual([])
  })
  expect(await find(db())).toEqual([{ email }])
})
