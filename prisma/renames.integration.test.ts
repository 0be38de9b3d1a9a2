import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { applyMigrations } from './migrate'
import { fillTables, ids, insert, type Row, newTableNames as tableNames } from './renames.fixture'

// Tables and columns are renamed in a database that is in use: no row is lost, and whatever guarded the rows still does.
const { url } = useDatabase({ isMigrated: false })
const lastBefore = '20261123151000_settled_payment_requests'
const lastRename = '20261123160500_rename_check_method'

const columnNames: Record<string, string> = {
  request_key: 'idempotency_key',
  sort: 'position',
  display_order: 'position',
  admin_id: 'assignee_id',
}
const oldNames = 'payments|request_key|sort|display_order|admin_id|favourite|CHEQUE'

type Tables = Record<string, Row[]>

let client: pg.Client
let before: Tables
let after: Tables

beforeAll(async () => {
  await applyMigrations(url, { last: lastBefore })
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillTables(client)
  before = await readTables()
  await applyMigrations(url, { last: lastRename })
  after = await readTables()
})

afterAll(() => client.end())

/** Writes a row a second time, but for what is changed. */
function copy(table: string, id: string, changes: Row) {
  return client.query(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(original, $2)).* FROM ${table} AS original WHERE id = $1`,
    [id, { id: randomUUID(), ...changes }],
  )
}

async function readTables(): Promise<Tables> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  )
  const content: Tables = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(one) AS row FROM ${name} AS one`)
    content[name] = inOrder(rows.map(({ row }) => row))
  }
  return content
}

function inOrder(rows: Row[]): Row[] {
  const nameOf = (row: Row) => String(row.id ?? JSON.stringify(row))
  return [...rows].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

function withNewNames(table: string, row: Row): Row {
  const renamed = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [columnNames[column] ?? column, value]),
  )
  if (table === 'payments' && row.paid_method === 'CHEQUE') renamed.paid_method = 'CHECK'
  if (table === 'invoice_events') renamed.details = { ...(row.details as Row), method: 'CHECK' }
  if (table.endsWith('_drafts')) renamed.contents = withNewKey(row.contents as Row)
  if (table === 'delivery_events') renamed.details = withNewKey(row.details as Row)
  return renamed
}

function withNewKey({ requestKey, ...rest }: Row): Row {
  return requestKey ? { ...rest, idempotencyKey: requestKey } : rest
}

test('every row of every table is still there, under the new names', () => {
  const expected = Object.entries(before).map(([table, rows]) => [
    tableNames[table] ?? table,
    inOrder(rows.map((row) => withNewNames(table, row))),
  ])
  expect(after).toEqual(Object.fromEntries(expected))
  expect(after.invoices).toHaveLength(2)
  expect(after.photo_favorites).toHaveLength(1)
})

test.each([
  ['tables, sequences and indexes', 'SELECT relname FROM pg_class WHERE relname'],
  [
    'columns',
    `SELECT attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relkind = 'r' AND attname`,
  ],
  ['constraints', 'SELECT conname FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE conname'],
  ['triggers', 'SELECT tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE tgname'],
])('no %s carry an old name', async (_kind, query) => {
  const found = await client.query(`${query} ~ '${oldNames}' AND relnamespace = 'public'::regnamespace`)
  expect(found.rows).toEqual([])
})

test.each([
  ['functions', `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc`],
  ['enums', 'SELECT enumlabel FROM pg_enum WHERE enumlabel'],
])('no %s speak of an old name', async (_kind, query) => {
  expect((await client.query(`${query} ~ '\\m(${oldNames})\\M'`)).rows).toEqual([])
})

test.each([
  ['bookings', ids.booking, { shoot_date: '2030-05-02' }, 'bookings_client_id_idempotency_key_key'],
  ['media_deliveries', ids.delivery, {}, 'media_deliveries_sent_by_idempotency_key_key'],
  ['refunds', ids.refund, {}, 'refunds_invoice_id_refunded_by_idempotency_key_key'],
  ['conversations', ids.conversation, {}, 'conversations_client_id_idempotency_key_key'],
  ['messages', ids.message, {}, 'messages_conversation_id_sender_id_idempotency_key_key'],
  ['quote_requests', ids.quoteRequest, {}, 'quote_requests_idempotency_key_key'],
  ['quote_replies', ids.quoteReply, {}, 'quote_replies_quote_request_id_author_id_idempotency_key_key'],
])('%s take an idempotency key once', async (table, id, changes, constraint) => {
  await expect(copy(table, id, changes)).rejects.toMatchObject({ constraint })
  await copy(table, id, { ...changes, idempotency_key: randomUUID() })
})

describe('invoices', () => {
  const number = { invoice_number: 'NL-2030-0003' }

  test.each([
    ['invoices_invoice_number_key', {}],
    ['invoices_values', { ...number, amount_cents: -1 }],
    ['invoices_paid_has_time_and_method', { ...number, paid_at: null }],
    ['invoices_complimentary', { ...number, paid_method: 'NO_CHARGE' }],
    ['invoices_currency', { ...number, currency: 'usd' }],
    ['invoices_booking_id_fkey', { ...number, booking_id: randomUUID() }],
    ['invoices_delivery_open', { ...number, status: 'PENDING' }],
  ])('are guarded by %s', async (constraint, changes) => {
    await expect(copy('invoices', ids.paidInvoice, changes)).rejects.toMatchObject({ constraint })
  })

  test('with refunds are not deleted, nor is a booking with invoices', async () => {
    const deletion = (table: string, id: string) => client.query(`DELETE FROM ${table} WHERE id = $1`, [id])
    await expect(deletion('invoices', ids.paidInvoice)).rejects.toMatchObject({
      constraint: 'refunds_invoice_id_fkey',
    })
    await expect(deletion('bookings', ids.booking)).rejects.toMatchObject({
      table: expect.stringMatching(/^(invoices|media_deliveries)$/),
    })
  })
})

test('rows of record are still only added', async () => {
  for (const [table, id] of [
    ['audit_entries', ids.auditEntry],
    ['booking_events', ids.bookingEvent],
  ] as const) {
    const change = client.query(`UPDATE ${table} SET created_at = now() WHERE id = $1`, [id])
    await expect(change).rejects.toMatchObject({ constraint: `${table}_append_only` })
  }
  await expect(client.query('DELETE FROM audit_entries')).rejects.toThrow('only ever added')
})

test('a position that changes is a change of the public page', async () => {
  const readEdition = async () => (await client.query('SELECT number FROM public_editions')).rows[0]?.number
  const edition = await readEdition()
  await client.query('UPDATE services SET position = position + 1 WHERE id = $1', ['photo_shoot'])
  await client.query('UPDATE portfolio_stats SET position = position + 1 WHERE id = $1', [ids.stat])
  expect(await readEdition()).toBe(edition + 2)
})

test('a favorite goes with its photo, and a conversation without its assignee stays', async () => {
  await client.query('DELETE FROM photos WHERE id = $1', [ids.photo])
  expect((await client.query('SELECT FROM photo_favorites')).rowCount).toBe(0)
  await insert(client, 'users', { id: ids.auditEntry, email: 'third@renames.test', password_hash: 'x' })
  const third = { id: ids.auditEntry, user_id: ids.auditEntry, full_name: 'third', role: 'PHOTOGRAPHER' }
  await insert(client, 'profiles', { ...third, email: 'third@renames.test' })
  const assigned = 'SELECT assignee_id FROM conversations WHERE id = $1'
  await client.query('UPDATE conversations SET assignee_id = $2 WHERE id = $1', [ids.conversation, third.id])
  await client.query('DELETE FROM profiles WHERE id = $1', [third.id])
  expect((await client.query(assigned, [ids.conversation])).rows).toEqual([{ assignee_id: null }])
})
