import 'server-only'
import { describeAct } from '@/lib/audit/words/acts'
import { toDetails } from '@/lib/audit/words/details'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo as invoicesVisibleTo } from '@/lib/billing/invoices/policy'
import { issuedFields } from '@/lib/billing/invoices/queries/select-coverage'
import { describeEvent } from '@/lib/billing/invoices/words/history'
import { visibleTo as deliveriesVisibleTo } from '@/lib/photos/deliveries/policy'
import { describeActivity } from '@/lib/photos/deliveries/words/activity'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import { db } from '@/lib/platform/data/db'
import { latestFirst } from '@/lib/platform/data/latest-first'
import type { Act } from './act'
import { maxRecords } from './limits'

/** Recorded at the end of every download: including it would change the content while parts of it are still loading. */
const leftOut: AuditAction = 'personal-data.downloaded'

/** Reads what the actor did, newest first. @param bookingActs what they did with their bookings */
export async function readActivity(actor: Actor, bookingActs: readonly Act[]): Promise<Act[]> {
  const { profileId: actorId } = actor
  const newest = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: maxRecords }
  const [entries, invoiceEvents, deliveryEvents] = await Promise.all([
    db().auditEntry.findMany({
      where: { actorId, action: { not: leftOut } },
      select: { action: true, details: true, createdAt: true },
      ...newest,
    }),
    db().invoiceEvent.findMany({
      where: { actorId, invoice: invoicesVisibleTo(actor) },
      select: {
        kind: true,
        details: true,
        createdAt: true,
        actor: { select: { id: true, fullName: true } },
        invoice: { select: { ...issuedFields, invoiceNumber: true } },
      },
      ...newest,
    }),
    db().deliveryEvent.findMany({
      where: { actorId, delivery: deliveriesVisibleTo(actor) },
      select: {
        kind: true,
        details: true,
        createdAt: true,
        delivery: { select: { booking: { select: { propertyAddress: true } } } },
      },
      ...newest,
    }),
  ])
  const acts: Act[] = [
    ...bookingActs,
    ...entries.map(({ action, details, createdAt }) => {
      const { what, more } = describeAct(action, { details: toDetails(details), currency: null })
      return { at: createdAt.toISOString(), what, detail: more, about: null }
    }),
    ...invoiceEvents.map(({ invoice, createdAt, ...event }) => ({
      at: createdAt.toISOString(),
      what: describeEvent(event, actorId, invoice).title,
      detail: null,
      about: invoice.invoiceNumber,
    })),
    ...deliveryEvents.map(({ delivery, createdAt, ...event }) => ({
      at: createdAt.toISOString(),
      what: describeActivity(event),
      detail: null,
      about: delivery.booking.propertyAddress,
    })),
  ]
  return acts.sort((one, other) => latestFirst(one.at, other.at))
}
