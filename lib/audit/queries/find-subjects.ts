import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { canManageStatements } from '@/lib/billing/statements/policy'
import { isHandledBy } from '@/lib/booking/bookings/policy'
import type { AuditSubject } from '@/lib/platform/data/audit-actions'
import { db } from '@/lib/platform/data/db'
import type { Role } from '@/prisma/generated/enums'

/** The subject of an action, with its current name. */
export type FoundSubject = {
  label: string
  href: string | null
  /** The currency of its amounts, if any. */
  currency: string | null
  /** Set for a colleague's invoice: the actor must not see its number or that of its replacement. */
  hidesNumbers?: true
}

type Pointer = { subject: string; subjectId: string }

/** Reads the existing subjects of one kind by id. */
type Finder = (ids: string[], actor: Actor) => Promise<[id: string, found: FoundSubject][]>

const finders: Partial<Record<AuditSubject, Finder>> = {
  booking: async (ids) => {
    const rows = await db().booking.findMany({
      where: { id: { in: ids } },
      select: { id: true, propertyAddress: true, currency: true },
    })
    return rows.map(({ id, propertyAddress, currency }) => [
      id,
      { label: propertyAddress, href: `/booking/${id}`, currency },
    ])
  },
  delivery: async (ids) => {
    const rows = await db().mediaDelivery.findMany({
      where: { id: { in: ids } },
      select: { id: true, booking: { select: { propertyAddress: true } } },
    })
    return rows.map(({ id, booking }) => [
      id,
      { label: booking.propertyAddress, href: `/photo-gallery?delivery_id=${id}`, currency: null },
    ])
  },
  invoice: async (ids, actor) => {
    const rows = await db().invoice.findMany({
      where: { id: { in: ids } },
      select: { id: true, invoiceNumber: true, currency: true, booking: { select: invoicedBooking } },
    })
    return rows.map(({ id, invoiceNumber, currency, booking }) => [
      id,
      isHandledBy(actor, booking)
        ? { label: invoiceNumber, href: `/invoices/${id}`, currency }
        : {
            label: `Invoice for ${booking.propertyAddress}`,
            href: `/booking/${booking.id}`,
            currency,
            hidesNumbers: true,
          },
    ])
  },
  mail: async (ids) => {
    const rows = await db().outboxMessage.findMany({
      where: { id: { in: ids } },
      select: { id: true, recipient: true },
    })
    return rows.map(({ id, recipient }) => [
      id,
      linked(recipient ?? 'Email', `/settings/mail?search=${encodeURIComponent(recipient ?? '')}`),
    ])
  },
  equipment: async (ids) => {
    const rows = await db().equipment.findMany({
      where: { id: { in: ids }, deletedAt: null },
      select: { id: true, name: true },
    })
    return rows.map(({ id, name }) => [id, linked(name, '/admin-portfolio?tab=equipment')])
  },
  'portfolio-item': async (ids) => {
    const rows = await db().portfolioItem.findMany({
      where: { id: { in: ids }, deletedAt: null },
      select: { id: true, title: true },
    })
    return rows.map(({ id, title }) => [id, linked(title, '/admin-portfolio')])
  },
  'portfolio-stat': async (ids) => {
    const rows = await db().portfolioStat.findMany({
      where: { id: { in: ids }, deletedAt: null },
      select: { id: true, label: true },
    })
    return rows.map(({ id, label }) => [id, linked(label, '/admin-portfolio?tab=statistics')])
  },
  profile: async (ids) => people(await db().profile.findMany({ where: { id: { in: ids } }, select: person })),
  payee: async (ids) => {
    const rows = await db().profile.findMany({ where: { id: { in: ids } }, select: person })
    return rows.map(({ id, fullName }) => [id, linked(fullName, `/pay/${id}`)])
  },
  user: async (ids) => {
    const rows = await db().profile.findMany({ where: { userId: { in: ids } }, select: person })
    return people(rows.map((row) => ({ ...row, key: row.userId })))
  },
  service: async (ids) => {
    const rows = await db().service.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
    return rows.map(({ id, name }) => [id, linked(name, `/settings/services/${id}`)])
  },
  coupon: async (ids) => {
    const rows = await db().coupon.findMany({ where: { id: { in: ids } }, select: { id: true, code: true } })
    return rows.map(({ id, code }) => [id, linked(code, '/settings/coupons')])
  },
  brokerage: async (ids) => {
    const rows = await db().brokerage.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true },
    })
    return rows.map(({ id, name }) => [id, linked(name, `/clients/brokerages/${id}`)])
  },
  // Only who manages statements may open them.
  statement: async (ids, actor) => {
    const rows = await db().statement.findMany({
      where: { id: { in: ids } },
      select: { id: true, number: true, currency: true },
    })
    return rows.map(({ id, number, currency }) => [
      id,
      { label: number, href: canManageStatements(actor) ? `/statements/${id}` : null, currency },
    ])
  },
  'mls-profile': async (ids) => {
    const rows = await db().mlsProfile.findMany({
      where: { id: { in: ids }, deletedAt: null },
      select: { id: true },
    })
    return rows.map(({ id }) => [id, linked('MLS profile', `/settings/mls/${id}`)])
  },
  // These exist once, or have no page.
  catalogue: async (ids) => ids.map((id) => [id, linked('Services', '/settings/services')]),
  job: async (ids) => ids.map((id) => [id, { label: `Job ${id}`, href: null, currency: null }]),
  system: async (ids) => ids.map((id) => [id, { label: 'System', href: null, currency: null }]),
  team: async (ids) => ids.map((id) => [id, linked('Team', '/clients?tab=team')]),
  studio: async (ids) => ids.map((id) => [id, linked('Studio', '/settings')]),
  books: async (ids) => ids.map((id) => [id, linked('Export to accountants', '/books/export')]),
  taxes: async (ids) => ids.map((id) => [id, linked('Taxes', '/settings/tax')]),
  'weekly-pattern': async (ids) =>
    ids.map((id) => [id, { label: 'Weekly hours', href: null, currency: null }]),
}

/** The kinds of subjects whose ids aren't UUIDs. */
const kindsWithoutUuid = new Set<string>([
  'catalogue',
  'books',
  'job',
  'service',
  'studio',
  'system',
  'taxes',
])

/**
 * Returns a lookup of the entries' subjects, as far as the actor may see them. Reads each kind once; deleted subjects are
 * undefined.
 */
export async function findSubjects(
  actor: Actor,
  entries: readonly Pointer[],
): Promise<(entry: Pointer) => FoundSubject | undefined> {
  const found = await Promise.all(
    Object.entries(finders).map(async ([subject, find]) => {
      const ids = entries.filter((entry) => entry.subject === subject).map(({ subjectId }) => subjectId)
      const findable = [...new Set(ids)].filter(
        (id) => kindsWithoutUuid.has(subject) || z.uuid().safeParse(id).success,
      )
      return [subject, new Map(findable.length > 0 ? await find(findable, actor) : [])] as const
    }),
  )
  const bySubject = new Map(found)
  return ({ subject, subjectId }) => bySubject.get(subject)?.get(subjectId)
}

const invoicedBooking = {
  id: true,
  propertyAddress: true,
  photographerId: true,
  photographer: { select: { accountStatus: true } },
} as const

const person = { id: true, userId: true, fullName: true, role: true } as const

type Person = { id: string; fullName: string; role: Role; key?: string }

function people(rows: Person[]): [id: string, found: FoundSubject][] {
  return rows.map(({ id, fullName, role, key }) => [
    key ?? id,
    linked(fullName, isClient({ role }) ? `/clients/${id}` : '/clients?tab=team'),
  ])
}

function linked(label: string, href: string): FoundSubject {
  return { label, href, currency: null }
}
