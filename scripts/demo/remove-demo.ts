import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'
import { cancellationPolicy, demoAddress, demoTexts, extraRoundCents } from '@/prisma/seed/studio'
import { type Conflict, findConflicts } from './find-conflicts'
import { freeNumbers } from './free-numbers'
import { keyOf, quote, readSchema, type Schema, sortForDeletion } from './references'
import { selectDemo } from './select-demo'

export type RemovedDemo = {
  accounts: { email: string; fullName: string }[]
  /** How many rows of each table, the most first. */
  rows: { table: string; count: number }[]
  files: number
  /** What keeps the demo from being removed. Then nothing is. */
  conflicts: Conflict[]
}

/** Generous, because the rows of a large studio are compared too. */
const timeoutMs = 10 * 60_000

class OnlyFound extends Error {}

/** Finds what `removeDemo` would remove, by removing it and rolling back. */
export async function findDemo(): Promise<RemovedDemo> {
  let found: RemovedDemo | undefined
  try {
    await db().$transaction(
      async (tx) => {
        found = await removeIn(tx)
        throw new OnlyFound()
      },
      { timeout: timeoutMs },
    )
  } catch (error) {
    if (!(error instanceof OnlyFound)) throw error
  }
  if (!found) throw new Error('The transaction ended early.')
  return found
}

/**
 * Removes the demo whole, in one transaction: its accounts with all their records, and what the seed added besides. Files leave
 * storage with the jobs that run next. If records of real accounts are part of the demo's, removes nothing and returns them.
 */
export async function removeDemo(): Promise<RemovedDemo> {
  return await db().$transaction(removeIn, { timeout: timeoutMs })
}

async function removeIn(tx: Transaction): Promise<RemovedDemo> {
  const schema = await readSchema(tx)
  const accounts = await tx.$queryRaw<RemovedDemo['accounts']>`
    SELECT profiles.email::text AS email, full_name AS "fullName" FROM profiles JOIN users ON users.id = user_id
    WHERE is_demo ORDER BY profiles.created_at, profiles.email`
  if (accounts.length === 0) return { accounts, rows: [], files: 0, conflicts: [] }
  await selectDemo(tx, schema)
  const rows = await tx.$queryRaw<RemovedDemo['rows']>`
    SELECT demo_table AS "table", count(*)::int AS count FROM demo_rows GROUP BY demo_table ORDER BY count DESC, demo_table`
  const conflicts = await findConflicts(tx, schema)
  if (conflicts.length > 0) return { accounts, rows, files: 0, conflicts }
  await deleteVisits(tx)
  await deleteJobs(tx)
  await resetSettings(tx)
  const numbers = await freeNumbers(tx)
  const candidates = await listFiles(tx, schema)
  await withChangeableRecords(tx, () =>
    deleteRows(
      tx,
      schema,
      rows.map(({ table }) => table),
    ),
  )
  const files = await selectUnused(tx, schema, candidates)
  await deleteFiles(tx, files)
  await recordAudit(tx, null, 'demo.removed', 'demo', { accounts: accounts.length, invoiceNumbers: numbers })
  return { accounts, rows, files: files.length, conflicts }
}

async function deleteRows(tx: Transaction, schema: Schema, tables: readonly string[]): Promise<void> {
  for (const table of sortForDeletion(tables, schema)) {
    await tx.$executeRawUnsafe(`
      DELETE FROM ${quote(table)} child USING demo_rows
      WHERE demo_table = '${table}' AND demo_key = ${keyOf(schema, table, 'child')}`)
  }
}

/** Deletes the page views that the seed made up. Nobody viewed a page before the newest demo account was seeded. */
async function deleteVisits(tx: Transaction): Promise<void> {
  const [{ at, zone }] = await tx.$queryRaw<[{ at: Date; zone: string }]>`
    SELECT max(users.created_at) + interval '1 minute' AS at,
      coalesce((SELECT time_zone FROM studio_settings WHERE id = 1), 'UTC') AS zone
    FROM users WHERE is_demo`
  await tx.$executeRaw`DELETE FROM analytics_events WHERE created_at <= ${at}`
  await tx.$executeRaw`DELETE FROM analytics_days WHERE day <= (${at}::timestamptz AT TIME ZONE ${zone})::date`
  await tx.$executeRaw`
    INSERT INTO analytics_days (day, event_type, page_path, count)
    SELECT (created_at AT TIME ZONE ${zone})::date, event_type, page_path, count(*) FROM analytics_events
    WHERE (created_at AT TIME ZONE ${zone})::date = (${at}::timestamptz AT TIME ZONE ${zone})::date
    GROUP BY 1, 2, 3`
}

/** Deletes the jobs that concern a selected row. A running one finds nothing to do. */
async function deleteJobs(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.complete_jobs(coalesce(array_agg(id), '{}')) FROM graphile_worker._private_jobs
    WHERE EXISTS (
      SELECT FROM jsonb_each(payload::jsonb) AS field JOIN demo_rows ON demo_key = jsonb_build_array(field.value)
    )`
}

/**
 * Withdraws the fees, the address, and the texts that the seed set. What the studio has changed since stays. A studio without a booking of its own
 * begins as a new one does.
 */
async function resetSettings(tx: Transaction): Promise<void> {
  await tx.studioSettings.updateMany({ where: cancellationPolicy, data: { lateCancelFeeCents: 0 } })
  await tx.studioSettings.updateMany({ where: { address: demoAddress }, data: { address: null } })
  for (const [name, text] of Object.entries(demoTexts))
    await tx.studioSettings.updateMany({ where: { [name]: text }, data: { [name]: null } })
  await tx.service.updateMany({ where: { extraRoundCents }, data: { extraRoundCents: 0 } })
  if (await tx.booking.findFirst({ select: { id: true } })) return
  await tx.studioSettings.updateMany({ data: { openingMarks: [] } })
  await tx.service.updateMany({ data: { active: false } })
}

/** Returns the files that selected rows refer to, or that demo accounts uploaded. */
async function listFiles(tx: Transaction, schema: Schema): Promise<string[]> {
  const uses = schema.references.filter(({ parent }) => parent === 'stored_files')
  const selects = uses.map(
    ({ table, columns: [column = ''] }) => `
      SELECT child.${quote(column)} AS id FROM ${quote(table)} child
      JOIN demo_rows ON demo_table = '${table}' AND demo_key = ${keyOf(schema, table, 'child')}`,
  )
  const uploads = `
    SELECT id FROM stored_files
    WHERE ('profiles', jsonb_build_array(uploader_id)) IN (SELECT * FROM demo_rows)`
  const files = await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT DISTINCT id FROM (${[...selects, uploads].join(' UNION ALL ')}) AS files WHERE id IS NOT NULL`,
  )
  return files.map(({ id }) => id)
}

/** Returns those of the files that no remaining row refers to. */
async function selectUnused(tx: Transaction, schema: Schema, ids: readonly string[]) {
  const uses = schema.references.filter(({ parent }) => parent === 'stored_files')
  const unused = uses.map(
    ({ table, columns: [column = ''] }) =>
      `NOT EXISTS (SELECT FROM ${quote(table)} child WHERE child.${quote(column)} = stored_files.id)`,
  )
  return await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT id::text FROM stored_files WHERE id = ANY($1::uuid[]) AND ${unused.join(' AND ')}`,
    ids,
  )
}

/** Lets records that are only ever added be deleted while `run` runs. The tables are locked until the transaction ends. */
async function withChangeableRecords(tx: Transaction, run: () => Promise<void>): Promise<void> {
  const triggers = await tx.$queryRaw<{ table: string; name: string }[]>`
    SELECT relname::text AS table, tgname::text AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND tgname ~ '_append_only$' AND relname <> 'audit_entries' ORDER BY 1, 2`
  const set = async (action: 'DISABLE' | 'ENABLE') => {
    for (const { table, name } of triggers)
      await tx.$executeRawUnsafe(`ALTER TABLE ${quote(table)} ${action} TRIGGER ${quote(name)}`)
  }
  await set('DISABLE')
  await run()
  await set('ENABLE')
}
