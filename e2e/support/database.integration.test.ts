import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'

describe('a separate database for each test', () => {
  const database = useDatabase({ fresh: 'test' })

  test.for([1, 2])("has the schema and none of the other tests' rows (%i)", async () => {
    expect(await db().user.count()).toBe(0)
    await db().user.create({ data: { email: 'sam@harborrealty.test', passwordHash: 'x' } })
    expect(await db().user.count()).toBe(1)
  })

  test("has the job queue's tables", async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as jobs from graphile_worker.jobs')
    await client.end()
    expect(rows).toEqual([{ jobs: 0 }])
  })
})
