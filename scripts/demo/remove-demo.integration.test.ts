import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { listEntries } from '@/lib/audit/queries/list-entries'
import { AuditFilter } from '@/lib/audit/schema'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { removeFiles } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { examine } from '@/lib/workflows/doctor/examine'
import { equipment } from '@/prisma/seed/portfolio-content'
import { findDemo, removeDemo } from './remove-demo'

// A studio that began with the demo: one client of its own has booked a demo photographer, and an invoice follows the demo's.

const demo = vi.hoisted(() => ({ isOn: true }))
vi.mock('@/lib/platform/environment/env', async (load) => {
  const real = await load<typeof import('@/lib/platform/environment/env')>()
  return { ...real, env: () => ({ ...real.env(), NORTHLIGHT_DEMO: demo.isOn }) }
})

useDatabase()
const storage = useStorage()
useStripe()

let client: Actor
let owner: Actor
let invoiceId: string
/** The rows of a new database, and those that the studio added. */
const own: Record<string, number> = {}

beforeAll(async () => {
  vi.stubEnv('OWNER_EMAIL', 'robin@harbor.test')
  await getStudio()
  Object.assign(own, await countRows())
  await import('@/prisma/seed/demo')
  demo.isOn = false
  const seeded = await countRows()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  owner = await createPerson('PHOTOGRAPHER', 'Robin Lens', 'robin@harbor.test')
  const bookingId = await createBooking(client, owner)
  invoiceId = (await createInvoice(bookingId)).invoiceId
  await db().storedFile.create({
    data: { key: 'own', purpose: 'LOGO', name: 'logo.png', contentType: 'image/png', sizeBytes: 1 },
  })
  await db().equipment.updateMany({
    where: { name: equipment[0]?.[1] ?? '' },
    data: { description: 'What we use.' },
  })
  own.equipment = 1
  const now = await countRows()
  for (const table of Object.keys(now))
    own[table] = (own[table] ?? 0) + (now[table] ?? 0) - (seeded[table] ?? 0)
}, 180_000)

async function countRows(): Promise<Record<string, number>> {
  const tables = await db().$queryRaw<{ table: string }[]>`
    SELECT relname::text AS table FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`
  const counts: Record<string, number> = {}
  for (const { table } of tables) {
    const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${table}"`,
    )
    counts[table] = row?.count ?? 0
  }
  return counts
}

/** Returns what is wrong, by the names of the checks that found something. */
async function findFaults() {
  const results = await examine()
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
  return results.filter(({ findings }) => findings.length > 0)
}

// Steps of one story, at whose end the demo is gone.
describe('removing the demo, step by step', { shuffle: false }, () => {
  test('no page view of the demo is later than its newest account, however long seeding takes', async () => {
    const { _max: views } = await db().analyticsEvent.aggregate({ _max: { createdAt: true } })
    const { _max: accounts } = await db().user.aggregate({
      _max: { createdAt: true },
      where: { isDemo: true },
    })
    expect(views.createdAt?.getTime()).toBeLessThanOrEqual(accounts.createdAt?.getTime() ?? 0)
  })

  test('the doctor reports demo accounts as an error, with the command that removes them', async () => {
    const found = (await findFaults()).find(({ name }) => name === 'demo-accounts')
    expect(found).toMatchObject({ severity: 'error', advice: expect.stringContaining('npm run remove-demo') })
    expect(found?.findings.map(({ text }) => text)).toContain('ava@northlight.test is a demo account.')
  })

  test('records of real accounts that are part of the demo keep it, and are named', async () => {
    const { id: photographerId } = await db().profile.findUniqueOrThrow({
      where: { email: 'ava@northlight.test' },
    })
    const bookingId = await createBooking(client, { ...owner, profileId: photographerId })
    const before = await countRows()
    expect(await removeDemo()).toMatchObject({
      conflicts: [{ table: 'bookings', owner: `Dana Whitfield (${client.email})`, count: 1 }],
    })
    expect(await countRows()).toEqual(before)
    await db().booking.delete({ where: { id: bookingId } })
  })

  test('shows what it would remove, and removes nothing', async () => {
    const before = await countRows()
    const found = await findDemo()
    expect(found.accounts).toHaveLength(17)
    expect(found.files).toBeGreaterThan(0)
    expect(await countRows()).toEqual(before)
  })

  test('removes the demo whole, and nothing else', async () => {
    const { files } = await removeDemo()
    const { audit_entries: entries, ...rest } = await countRows()
    const { audit_entries: ownEntries = 0, invoice_counters: _counters, ...expected } = own
    // Caches of places; live events, which have nothing but ids.
    const others = ['located_addresses', 'measured_drives', 'outbox_messages', 'invoice_counters']
    for (const table of Object.keys(rest).filter((name) => !others.includes(name)))
      expect([table, rest[table]]).toEqual([table, expected[table] ?? 0])
    const mails = await db().outboxMessage.findMany({ where: { kind: 'MAIL' }, select: { recipient: true } })
    expect(mails.filter(({ recipient }) => /@(northlight|summitridge)\.test$/.test(recipient ?? ''))).toEqual(
      [],
    )
    expect(entries).toBeGreaterThan(ownEntries)

    const jobs = await db().$queryRaw<{ task: string; keys: string[] | null }[]>`
      SELECT identifier AS task, ARRAY(SELECT json_array_elements_text(payload->'keys')) AS keys
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = task_id`
    expect(jobs.map(({ task }) => task)).not.toContain('make-derivatives')
    const keys = jobs.flatMap((job) => job.keys ?? [])
    expect(keys).toHaveLength(files)
    await removeFiles(keys)
    expect(storage.keys()).toEqual([])
  })

  test('the books have no gap afterward, and the removal is in the audit log', async () => {
    await db().storedFile.deleteMany()
    expect(await findFaults()).toEqual([])
    expect(await db().invoice.findMany({ select: { id: true } })).toEqual([{ id: invoiceId }])
    const { rows } = await listEntries(owner, AuditFilter.parse({}))
    expect(rows[0]).toMatchObject({ what: 'Removed the demo', more: '17 accounts' })
    expect(await db().studioSettings.findUniqueOrThrow({ where: { id: 1 } })).toMatchObject({
      lateCancelFeeCents: 0,
    })
  })

  test('removing it again finds nothing', async () => {
    expect(await removeDemo()).toEqual({ accounts: [], rows: [], files: 0, conflicts: [] })
  })
})
