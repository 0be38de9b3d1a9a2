import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { brokenConstraint, db, readRows } from './db'
import { ReconnectingPg } from './reconnecting-adapter'
import { createStatementNames } from './statement-names'

const { url } = useDatabase()

async function failureOf(write: Promise<unknown>): Promise<unknown> {
  try {
    await write
  } catch (error) {
    return error
  }
  throw new Error('the write went through')
}

test('names the unique index, the check, the exclusion and the foreign key a write broke', async () => {
  const photographer = await db().user.create({
    data: {
      email: 'ava@constraint.test',
      passwordHash: 'x',
      profile: { create: { fullName: 'Ava', email: 'ava@constraint.test', role: 'PHOTOGRAPHER' } },
    },
    include: { profile: true },
  })
  const photographerId = photographer.profile?.id ?? ''
  const slot = (startHour: number, endHour: number) =>
    db().availabilitySlot.create({
      data: {
        photographerId,
        date: new Date('2030-05-01'),
        startTime: new Date(Date.UTC(1970, 0, 1, startHour)),
        endTime: new Date(Date.UTC(1970, 0, 1, endHour)),
      },
    })
  await slot(9, 12)
  const user = db().user.create({ data: { email: 'AVA@constraint.test', passwordHash: 'x' } })
  expect(brokenConstraint(await failureOf(user))).toBe('users_email_key')
  expect(brokenConstraint(await failureOf(slot(11, 13)))).toBe('availability_slots_no_overlap')
  expect(brokenConstraint(await failureOf(slot(15, 14)))).toBe('availability_slots_end_after_start')
  const orphan = db().accountToken.create({
    data: { userId: randomUUID(), purpose: 'VERIFY_EMAIL', secretHash: 'x', expiresAt: new Date() },
  })
  expect(brokenConstraint(await failureOf(orphan))).toBe('account_tokens_user_id_fkey')
})

test('is silent about every other failure', async () => {
  expect(brokenConstraint(new Error('connection lost'))).toBeNull()
  expect(brokenConstraint(await failureOf(db().$queryRaw`SELECT 1 / 0`))).toBeNull()
})

/** Cuts every connection of the pool, the ones that are working included. */
async function cutAll(): Promise<void> {
  await onServer(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
}

/** Runs a statement on a connection of its own, and returns the number of rows. */
async function onServer(statement: string): Promise<number | null> {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  const { rowCount } = await other.query(statement)
  await other.end()
  return rowCount
}

test('after a cut the next read and the next transaction go through', async () => {
  await Promise.all(Array.from({ length: 5 }, () => db().$queryRaw`SELECT 1 FROM pg_sleep(0.05)`))
  await cutAll()
  const [count] = await Promise.all([db().user.count(), db().$transaction((tx) => tx.user.count())])
  expect(count).toBeGreaterThanOrEqual(0)
})

test('a read that is cut while it runs is sent again; a write and a transaction are not', async () => {
  const write = failureOf(db().$queryRaw`UPDATE users SET email = email FROM pg_sleep(10) RETURNING users.id`)
  const inside = failureOf(db().$transaction((tx) => tx.$queryRaw`SELECT 1 FROM pg_sleep(10)`))
  const countRunning = () => onServer(`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)
  await expect.poll(countRunning).toBe(2)
  // A query of Prisma's begins when something waits for it.
  const sql = "SELECT 'read' AS kind FROM pg_sleep(2)"
  const reads = Promise.all([db().$queryRawUnsafe(sql), readRows(sql, [])])
  await expect.poll(countRunning, { interval: 20 }).toBe(4)
  await cutAll()
  expect(await reads).toEqual([[{ kind: 'read' }], [{ kind: 'read' }]])
  expect(await write).toBeInstanceOf(Error)
  expect(await inside).toBeInstanceOf(Error)
})

test('a connection plans a repeated statement once', async () => {
  const names = createStatementNames({ minUses: 2, maxNames: 1, maxCandidates: 1 })
  const pool = new ReconnectingPg({ connectionString: url, max: 1 }, { statementNameGenerator: names })
  const connection = await pool.connect()
  try {
    const read = (sql: string) => connection.queryRaw({ sql, args: [], argTypes: [] })
    for (let n = 0; n < 4; n += 1) await read('SELECT 1 AS repeated')
    const { rows } = await read(
      'SELECT statement, (generic_plans + custom_plans)::int FROM pg_prepared_statements',
    )
    expect(rows).toEqual([['SELECT 1 AS repeated', 3]])
  } finally {
    await connection.dispose()
  }
})
