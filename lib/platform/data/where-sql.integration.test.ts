import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Prisma } from '@/prisma/generated/client'
import { db } from './db'
import { queryBuilder } from './query-builder'
import { checkSql, whereSql } from './where-sql'

useDatabase()

const statuses = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const
const accountStatuses = ['ACTIVE', 'DISABLED'] as const
const profileIds: string[] = []

async function createProfile(name: string, role: 'CLIENT' | 'PHOTOGRAPHER', at: number) {
  const email = `${name}@where.test`
  const accountStatus = accountStatuses[at % 2] ?? 'ACTIVE'
  const { profile } = await db().user.create({
    data: { email, passwordHash: 'x', profile: { create: { fullName: name, email, role, accountStatus } } },
    select: { profile: { select: { id: true } } },
  })
  return profile?.id ?? ''
}

beforeAll(async () => {
  const clients = await Promise.all(['cal', 'cleo'].map((name, at) => createProfile(name, 'CLIENT', at)))
  const photographers = await Promise.all(
    ['pam', 'pia', 'pit'].map((name, at) => createProfile(name, 'PHOTOGRAPHER', at)),
  )
  profileIds.push(...clients, ...photographers)
  const pairs = clients.flatMap((clientId) =>
    photographers.map((photographerId) => ({ clientId, photographerId })),
  )
  for (const [at, people] of pairs.entries()) {
    const day = new Date(Date.UTC(2030, 0, at + 1))
    const { id: bookingId, invoices } = await db().booking.create({
      data: {
        ...people,
        propertyAddress: `${at} Elm Street`,
        shootDate: day,
        shootTime: new Date('1970-01-01T09:00:00Z'),
        shootEndTime: new Date('1970-01-01T11:00:00Z'),
        totalAmountCents: 100,
        idempotencyKey: randomUUID(),
        status: statuses[at % 4] ?? 'PENDING',
        specialInstructions: [null, 'Side door', ''][at % 3] ?? null,
        invoices: {
          create: {
            invoiceNumber: `NL-2030-${1000 + at}`,
            clientId: people.clientId,
            amountCents: 100,
            dueOn: day,
          },
        },
      },
      select: { id: true, invoices: { select: { id: true } } },
    })
    await createShares(bookingId, { people, mainId: invoices[0]?.id ?? '', at })
  }
})

/** Creates none to two shares of an invoice; the second one was replaced. */
async function createShares(
  bookingId: string,
  { people: { clientId }, mainId, at }: { people: { clientId: string }; mainId: string; at: number },
) {
  for (const number of [1, 2].slice(0, at % 3)) {
    await db().invoice.create({
      data: {
        invoiceNumber: `NL-2030-${2000 + 10 * at + number}`,
        bookingId,
        clientId,
        shareOfId: mainId,
        amountCents: 100,
        billCents: 200,
        dueOn: new Date(Date.UTC(2030, 0, 1)),
        status: number === 2 ? 'FAILED' : 'PENDING',
        events: { create: number === 2 ? [{ kind: 'REMINDED' }, { kind: 'REPLACED' }] : [] },
      },
    })
  }
}

const profileId = fc.integer({ min: 0, max: 4 }).map((at) => profileIds[at] ?? '')

const profileWhere: fc.Arbitrary<Prisma.ProfileWhereInput> = combine(
  fc.oneof(
    profileId.map((id) => ({ id })),
    fc.constantFrom(...accountStatuses).map((accountStatus) => ({ accountStatus })),
    fc.subarray(['CLIENT', 'PHOTOGRAPHER'] as const).map((roles) => ({ role: { in: [...roles] } })),
    fc.constantFrom({ avatarFileId: null }, { avatarFileId: { not: null } }),
  ),
)

const shootDay = fc.integer({ min: 0, max: 7 }).map((day) => new Date(Date.UTC(2030, 0, day)))

const bookingColumns: fc.Arbitrary<Prisma.BookingWhereInput> = combine(
  fc.oneof(
    profileId.map((clientId) => ({ clientId })),
    fc.subarray([...statuses]).map((some) => ({ status: { in: some } })),
    fc.constantFrom(...statuses).map((status) => ({ status: { not: status } })),
    fc.constantFrom('Side door', '').map((text) => ({ specialInstructions: { not: text } })),
    shootDay.map((day) => ({ shootDate: { gt: day } })),
    fc.tuple(shootDay, shootDay).map(([gte, lte]) => ({ shootDate: { gte, lte } })),
    fc.constantFrom('elm', '1 E', '\\%', '_', '').map((text) => ({
      propertyAddress: { contains: text, mode: 'insensitive' as const },
    })),
    fc.constantFrom(
      { lateFeeState: 'DUE' as const },
      { lateFeeState: null },
      { lateFeeState: { not: null } },
    ),
  ),
)

const bookingWhere: fc.Arbitrary<Prisma.BookingWhereInput> = combine(
  fc.oneof(
    { weight: 3, arbitrary: bookingColumns },
    bookingColumns.map((NOT) => ({ NOT })),
    profileWhere.map((photographer) => ({ photographer })),
    profileWhere.map((client) => ({ client })),
  ),
)

const shareWhere: fc.Arbitrary<Prisma.InvoiceWhereInput> = combine(
  fc.oneof(
    fc.constantFrom('PENDING' as const, 'FAILED' as const).map((status) => ({ status })),
    someOrNone(fc.constantFrom('REMINDED' as const, 'REPLACED' as const).map((kind) => ({ kind }))).map(
      (events) => ({ events }),
    ),
  ),
)

const invoiceWhere: fc.Arbitrary<Prisma.InvoiceWhereInput> = combine(
  fc.oneof(
    shareWhere,
    bookingWhere.map((booking) => ({ booking })),
    someOrNone(shareWhere).map((shares) => ({ shares })),
  ),
)

function someOrNone<W>(where: fc.Arbitrary<W>): fc.Arbitrary<{ some: W } | { none: W }> {
  return fc.oneof(
    where.map((some) => ({ some })),
    where.map((none) => ({ none })),
  )
}

/** Combines conditions with AND and OR, and beside each other. */
function combine<W extends object>(leaf: fc.Arbitrary<W>): fc.Arbitrary<W> {
  return fc.letrec<{ where: W }>((tie) => ({
    where: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('where'), { minLength: 1, maxLength: 3 }).map((OR) => ({ OR }) as unknown as W),
      fc
        .array(fc.oneof(tie('where'), fc.constant({})), { maxLength: 2 })
        .chain((some) => leaf.map((last) => ({ AND: [...some, last] }) as unknown as W)),
      fc.tuple(leaf, leaf).map(([one, other]) => ({ ...one, ...other })),
    ),
  })).where
}

const inOrder = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()

describe.each([
  ['ids first', whereSql],
  ['row by row', checkSql],
])('the translation finds the rows that Prisma finds, %s', (_how, translate) => {
  test('among bookings', async () => {
    await fc.assert(
      fc.asyncProperty(bookingWhere, async (where) => {
        const translated = queryBuilder(db())
          .selectFrom('bookings as b')
          .where(translate('bookings', where, 'b'))
        const rows = await translated.select('b.id').execute()
        expect(inOrder(rows)).toEqual(inOrder(await db().booking.findMany({ where, select: { id: true } })))
      }),
      { numRuns: 200 },
    )
  })

  test('among invoices, by their booking, shares, and events', async () => {
    await fc.assert(
      fc.asyncProperty(invoiceWhere, async (where) => {
        const translated = queryBuilder(db())
          .selectFrom('invoices as i')
          .where(translate('invoices', where, 'i'))
        const rows = await translated.select('i.id').execute()
        expect(inOrder(rows)).toEqual(inOrder(await db().invoice.findMany({ where, select: { id: true } })))
      }),
      { numRuns: 200 },
    )
  })
})

test.each<[what: string, where: Prisma.BookingWhereInput]>([
  ['undefined', { clientId: undefined }],
  ['another operator', { totalAmountCents: { lt: 1 } }],
  ['no operator', { clientId: {} }],
  ['another operator beside one', { totalAmountCents: { gt: 1, lt: 2 } }],
  ['a bound that is null', { totalAmountCents: { gte: 1, lte: null as never } }],
  ['a search that respects case', { propertyAddress: { contains: 'x' } }],
  ['a comparison that ignores case', { propertyAddress: { not: 'x', mode: 'insensitive' } }],
  ['a list to compare with', { createdAt: { gt: [] as never } }],
  ['a list of another table', { invoices: { some: {} } }],
  ['a date', { createdAt: new Date() }],
  ['nothing below OR', { OR: [] }],
  ['an empty condition below OR', { OR: [{ clientId: 'x' }, { AND: [{}] }] }],
  ['an empty NOT', { NOT: { AND: [] } }],
  ['a list below NOT', { NOT: [{ clientId: 'x' }] }],
  ['a related row below NOT', { NOT: { client: { id: 'x' } } }],
  ['an undefined part', { OR: [{}, undefined as never] }],
])('rejects %s', (_what, where) => {
  expect(() => whereSql('bookings', where, 'b')).toThrow('Cannot translate')
})

test.each<[what: string, transfers: Prisma.DeliveryTransferListRelationFilter]>([
  ['another quantifier', { every: { clientId: 'x' } }],
  ['two quantifiers', { some: { clientId: 'x' }, none: {} }],
  ['an empty condition without any', { none: {} }],
  ['an empty condition on a list', { some: {} }],
])('rejects %s', (_what, transfers) => {
  expect(() => whereSql('media_deliveries', { transfers }, 'd')).toThrow('Cannot translate')
})
