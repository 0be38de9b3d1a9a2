import { expect, test, vi } from 'vitest'
import { retryAfterCut } from './reconnecting-adapter'

const rows = { columnNames: [], columnTypes: [], rows: [] }
const cuts = [
  Object.assign(new Error('cut'), { cause: { kind: 'ConnectionClosed' } }),
  Object.assign(new Error('cut'), { cause: { originalCode: '57P01' } }),
  new Error('Connection terminated unexpectedly'),
]
const query = (sql: string) => ({ sql, args: [], argTypes: [] })

/** An adapter whose calls fail with these errors, one after the other, before they work. */
function adapterThatFails(...errors: Error[]) {
  const left = [...errors]
  const call = async () => {
    const error = left.shift()
    if (error) throw error
    return rows
  }
  const queryRaw = vi.fn((_query: ReturnType<typeof query>) => call())
  const startTransaction = vi.fn(call as unknown as () => Promise<never>)
  const adapter = retryAfterCut({ queryRaw, startTransaction })
  return { adapter, queryRaw, startTransaction }
}

test.each(cuts)('a read and the start of a transaction are sent once more after a cut', async (cut) => {
  const read = adapterThatFails(cut)
  expect(await read.adapter.queryRaw(query('SELECT 1'))).toBe(rows)
  expect(read.queryRaw).toHaveBeenCalledTimes(2)
  const transaction = adapterThatFails(cut)
  expect(await transaction.adapter.startTransaction()).toBe(rows)
})

test('a second cut fails', async () => {
  const { adapter, queryRaw } = adapterThatFails(...cuts)
  await expect(adapter.queryRaw(query('SELECT 1'))).rejects.toThrow('cut')
  expect(queryRaw).toHaveBeenCalledTimes(2)
})

test.each([
  'INSERT INTO a VALUES (1) RETURNING id',
  'UPDATE a SET b = 1',
  'WITH gone AS (DELETE FROM a) SELECT 1',
  'SELECT id IS NOT NULL AS removed FROM graphile_worker.remove_job($1::text)',
])('a write is never sent twice: %s', async (sql) => {
  const { adapter, queryRaw } = adapterThatFails(...cuts)
  await expect(adapter.queryRaw(query(sql))).rejects.toThrow('cut')
  expect(queryRaw).toHaveBeenCalledTimes(1)
})

test('any other failure stays one', async () => {
  const { adapter, queryRaw } = adapterThatFails(new Error('division by zero'))
  await expect(adapter.queryRaw(query('SELECT 1 / 0'))).rejects.toThrow('division by zero')
  expect(queryRaw).toHaveBeenCalledTimes(1)
})
