import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const entry = fileURLToPath(new URL('./check-table-homes.ts', import.meta.url))
let root = ''
afterAll(() => rmSync(root, { recursive: true }))

const schema = {
  'prisma/schema/billing/invoices.prisma': `
/// A bill.
model Invoice {
  id        String        @id @db.Uuid
  bookingId String        @map("booking_id")
  booking   Booking       @relation(fields: [bookingId], references: [id])
  lines     InvoiceLine[]

  @@map("invoices")
}

model InvoiceLine {
  id      String  @id
  invoice Invoice @relation(fields: [invoiceId], references: [id])

  @@map("invoice_lines")
}
`,
  'prisma/schema/booking/bookings.prisma': `
model Booking {
  id       String    @id
  invoices Invoice[]

  @@map("bookings")
}
`,
}

const offenders: [what: string, source: string][] = [
  ['a call of the client', 'await tx.invoice.create({ data: {} })'],
  ['a call for many rows', 'await db().invoice.updateMany({ where: { id }, data })'],
  ['a call with optional chaining', 'await client?.invoice.delete({ where: { id } })'],
  ['an insert in SQL', 'await tx.$executeRaw`INSERT INTO invoices (id) VALUES (1)`'],
  ['an update in SQL', 'await tx.$executeRaw`UPDATE invoices AS i SET a = 1`'],
  ['a deletion in SQL', "const sql = 'DELETE  FROM\\n invoices WHERE TRUE'"],
  ['SQL of the query builder', "await kysely(tx).updateTable('invoices as i').set({}).execute()"],
  ['a nightly deletion', "await deleteExpired('invoices', 'invoices', isOld)"],
  [
    'a nested creation',
    'await tx.booking.update({ where: { id }, data: { invoices: { create: [{ id }] } } })',
  ],
  [
    'a nested creation that depends',
    'await tx.booking.create({ data: { ...(isPaid && { invoices: { create: isPaid ? { id } : one } }) } })',
  ],
  [
    'a link of another table to this one',
    'await tx.booking.update({ data: { invoices: { connect: { id } } } })',
  ],
]

const innocents: [what: string, source: string][] = [
  ['a write of its own table', 'await tx.booking.create({ data: {} })'],
  ['a read of another', 'await tx.invoice.findMany({ where: { id } })'],
  ['a read that locks', 'await tx.$queryRaw`SELECT 1 FROM invoices FOR UPDATE SKIP LOCKED`'],
  [
    'a filter by another table',
    'await tx.booking.updateMany({ where: { invoices: { some: { id } } }, data })',
  ],
  ['a map of the same name', 'const invoice = new Map()\ninvoice.delete(1)'],
  ['words', "const text = 'Update invoices and delete from bookings'"],
]

describe('the table homes', () => {
  let lines: string[] = []
  let status: number | null = null
  const nameOf = (group: string, at: number) => `lib/booking/bookings/commands/${group}-${at}.ts`

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'table-homes-'))
    const sources = {
      ...Object.fromEntries(offenders.map(([, source], at) => [nameOf('offender', at), source])),
      ...Object.fromEntries(innocents.map(([, source], at) => [nameOf('innocent', at), source])),
      'lib/billing/invoices/commands/issue.ts':
        'await tx.invoice.create({ data: { lines: { createMany: { data: [] } } } })',
      'lib/billing/invoices/commands/move.ts':
        '\nawait tx.invoice.create({ data: { booking: { create: {} } } })',
      'lib/booking/bookings/commands/issue.test.ts': 'await tx.invoice.create({ data: {} })',
      'app/page.tsx': 'export const A = () => <p onClick={() => db().booking.delete({ where: { id } })} />',
      'components/empty.ts': '',
    }
    for (const [file, text] of Object.entries({ ...schema, ...sources })) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    const args = ['--import', import.meta.resolve('tsx'), entry]
    const result = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    lines = result.stdout.trimEnd().split('\n')
    status = result.status
  })

  test.each(offenders.map(([what], at) => [what, nameOf('offender', at)]))('reject %s', (_what, file) => {
    expect(lines).toContain(`${file}:1: writes Invoice, which belongs to lib/billing/invoices`)
  })

  test.each(innocents.map(([what], at) => [what, nameOf('innocent', at)]))('allow %s', (_what, file) => {
    expect(lines.filter((line) => line.startsWith(file))).toEqual([])
  })

  test('reject a nested write in the other direction, and a write outside lib', () => {
    expect(lines).toContain(
      'lib/billing/invoices/commands/move.ts:2: writes Booking, which belongs to lib/booking/bookings',
    )
    expect(lines).toContain('app/page.tsx:1: writes Booking, which belongs to lib/booking/bookings')
  })

  test('fail the run, and pass no other file', () => {
    expect(status).toBe(1)
    expect(lines).toHaveLength(offenders.length + 3)
  })
})
