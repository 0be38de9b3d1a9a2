import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { pageSize } from '@/lib/audit/rules'
import { AuditFilter } from '@/lib/audit/schema'
import { describeAct } from '@/lib/audit/words/acts'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { listActors } from './list-actors'
import { listEntries } from './list-entries'

useDatabase()

let ava: Actor
let noah: Actor
let dana: Actor
let bookingId: string

beforeAll(async () => {
  await createStudio()
  ava = await createPerson('PHOTOGRAPHER', 'Ava Lindqvist')
  noah = await createPerson('PHOTOGRAPHER', 'Noah Castellanos')
  dana = await createPerson('CLIENT', 'Dana Whitfield')
  bookingId = await createBooking(dana, ava)
  const user = { subject: 'user', subjectId: dana.userId }
  await db().auditEntry.createMany({
    data: [
      at('2026-01-31T23:30:00-05:00', { ...user, actorId: ava.profileId, action: 'user.disabled' }),
      at('2026-02-01T00:30:00-05:00', { ...user, actorId: noah.profileId, action: 'user.enabled' }),
      at('2026-02-10T12:00:00Z', { ...user, actorId: dana.profileId, action: 'password.changed' }),
      at('2026-02-11T12:00:00Z', {
        actorId: ava.profileId,
        action: 'late-fee.waived',
        subject: 'booking',
        subjectId: bookingId,
        details: { amountCents: 5000 },
      }),
      at('2026-02-12T12:00:00Z', {
        actorId: null,
        action: 'payment.given-back',
        subject: 'invoice',
        subjectId: randomUUID(),
        details: { amountCents: 900 },
      }),
      at('2026-02-13T12:00:00Z', {
        actorId: randomUUID(),
        action: 'service.deleted',
        subject: 'service',
        subjectId: 'window_washing',
        details: { name: 'Window Washing', priceCents: 249_900 },
      }),
    ],
  })
})

function at<E extends object>(createdAt: string, entry: E) {
  return { ...entry, createdAt: new Date(createdAt) }
}

const read = async (filter: Partial<Record<string, string>> = {}, actor = ava) =>
  (await listEntries(actor, AuditFilter.parse(filter))).rows
const whatOf = (action: AuditAction) => describeAct(action, { details: {}, currency: null }).what
const acts = async (filter: Partial<Record<string, string>>) => (await read(filter)).map(({ what }) => what)

test('lists entries newest first, with links to existing subjects', async () => {
  expect(await read()).toMatchObject([
    { who: 'Deleted account', what: 'Deleted a service', subject: { label: 'Window Washing', href: null } },
    { who: 'The portal', more: '9.00', subject: { label: 'No longer available', href: null } },
    {
      who: 'Ava Lindqvist',
      more: '$50.00',
      when: 'February 11, 2026, 07:00 EST',
      subject: { label: '903 Chestnut Street', href: `/booking/${bookingId}` },
    },
    { who: 'Dana Whitfield', what: 'Changed their password' },
    { who: 'Noah Castellanos', subject: { label: 'Dana Whitfield', href: `/clients/${dana.profileId}` } },
    { who: 'Ava Lindqvist', what: 'Disabled an account' },
  ])
})

test('filters by person, by group, and by kind', async () => {
  expect(await acts({ who: noah.profileId })).toEqual(['Enabled an account'])
  expect(await acts({ who: 'portal' })).toEqual([whatOf('payment.given-back')])
  expect(await acts({ who: 'clients' })).toEqual(['Deleted a service', 'Changed their password'])
  expect(await acts({ kind: 'payments' })).toEqual([whatOf('payment.given-back'), 'Waived the late fee'])
  expect(await acts({ kind: 'payments', who: ava.profileId })).toEqual(['Waived the late fee'])
})

test("days start and end in the studio's time zone", async () => {
  expect(await acts({ to: '2026-01-31' })).toEqual(['Disabled an account'])
  expect(await acts({ from: '2026-02-01', to: '2026-02-01' })).toEqual(['Enabled an account'])
  expect(await acts({ from: '2027-01-01' })).toEqual([])
})

test.each([
  { who: "' OR 1=1 --" },
  { kind: 'everything' },
  { from: '9999-12-31', to: '0001-01-01' },
  { from: '2026-02-31' },
  { page: '-3' },
])('invalid filters are ignored: %j', async (filter) => {
  expect(await read(filter)).toHaveLength(6)
})

test('a page past the last shows the last', async () => {
  await db().auditEntry.createMany({
    data: Array.from({ length: pageSize }, () => ({
      actorId: noah.profileId,
      action: 'mail.retried',
      subject: 'mail',
      subjectId: randomUUID(),
    })),
  })
  const first = await listEntries(ava, AuditFilter.parse({}))
  const last = await listEntries(ava, AuditFilter.parse({ page: '40' }))
  expect([first.total, first.rows.length, last.page, last.rows.length]).toEqual([
    pageSize + 6,
    pageSize,
    2,
    6,
  ])
})

test('only active photographers can read the log', async () => {
  for (const actor of [dana, { ...noah, status: 'DISABLED' as const }]) {
    expect(await read({}, actor)).toEqual([])
    expect(await listActors(actor)).toEqual([])
  }
  expect((await listActors(ava)).map(({ name }) => name)).toEqual(['Ava Lindqvist', 'Noah Castellanos'])
})

test('only the owner reads entries about pay', async () => {
  const owner = await createPerson('PHOTOGRAPHER', 'Olga Owner', 'owner@example.test')
  await db().auditEntry.create({
    data: at('2027-02-01T12:00:00Z', {
      actorId: owner.profileId,
      action: 'pay.approved',
      subject: 'payee',
      subjectId: noah.profileId,
    }),
  })
  const filter = { from: '2027-02-01', to: '2027-02-01' }
  expect((await read(filter, owner)).map(({ what }) => what)).toEqual([whatOf('pay.approved')])
  expect(await read(filter, noah)).toEqual([])
})

test('entries can be neither changed nor deleted', async () => {
  const { id } = await db().auditEntry.findFirstOrThrow()
  const before = await db().auditEntry.count()
  await expect(db().auditEntry.update({ where: { id }, data: { action: 'nothing' } })).rejects.toThrow()
  await expect(db().auditEntry.deleteMany({ where: { id } })).rejects.toThrow()
  await expect(db().$executeRaw`UPDATE audit_entries SET actor_id = NULL`).rejects.toThrow('only ever added')
  expect(await db().auditEntry.count()).toBe(before)
})

test("hides the number of a colleague's invoice and links to its booking, unless the colleague is disabled", async () => {
  const theirBookingId = await createBooking(dana, noah)
  const { invoiceId } = await createInvoice(theirBookingId)
  const { invoiceNumber } = await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
  await db().auditEntry.create({
    data: at('2027-03-01T12:00:00Z', {
      actorId: noah.profileId,
      action: 'invoice.replaced',
      subject: 'invoice',
      subjectId: invoiceId,
      details: { amountCents: 900, by: 'NL-2026-9999' },
    }),
  })
  const { propertyAddress } = await db().booking.findUniqueOrThrow({ where: { id: theirBookingId } })
  const entryFor = async (actor: Actor) =>
    (await read({}, actor)).find(({ what }) => what === 'Replaced an invoice')
  const hidden = await entryFor(ava)
  expect(hidden).toMatchObject({
    subject: { label: `Invoice for ${propertyAddress}`, href: `/booking/${theirBookingId}` },
  })
  expect(JSON.stringify(hidden)).not.toMatch(/NL-2026/)
  const full = {
    more: '$9.00. Replaced by NL-2026-9999',
    subject: { label: invoiceNumber, href: `/invoices/${invoiceId}` },
  }
  expect(await entryFor(noah)).toMatchObject(full)
  await db().profile.update({ where: { id: noah.profileId }, data: { accountStatus: 'DISABLED' } })
  expect(await entryFor(ava)).toMatchObject(full)
  await db().profile.update({ where: { id: noah.profileId }, data: { accountStatus: 'ACTIVE' } })
})
