import 'server-only'
import { visibleTo } from '@/lib/audit/policy'
import { groupsOfPeople, maxCount, pageSize } from '@/lib/audit/rules'
import type { AuditFilter, AuditPage, AuditRow } from '@/lib/audit/schema'
import { actionsOf, describeAct } from '@/lib/audit/words/acts'
import { textOf, toDetails } from '@/lib/audit/words/details'
import type { Actor } from '@/lib/auth/actor'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone, instantOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { AuditEntry, Prisma } from '@/prisma/generated/client'
import { type FoundSubject, findSubjects } from './find-subjects'

/** Returns one page of the audit log, newest first. A page past the last returns the last. */
export async function listEntries(actor: Actor, filter: AuditFilter): Promise<AuditPage> {
  const { timeZone } = await getStudio()
  const where = {
    AND: [visibleTo(actor), byKind(filter), byPeriod(filter, timeZone), await byPerson(filter)],
  }
  const counted = await db().auditEntry.count({ where, take: maxCount + 1 })
  const { page, ...part } = choosePage(filter.page, counted, { pageSize, maxCount })
  const entries = await db().auditEntry.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...part,
  })
  const [nameOf, subjectOf] = await Promise.all([
    findNames(entries),
    findSubjects(actor, entries.map(pointerOf)),
  ])
  const rows = entries.map((entry) =>
    toRow(entry, { who: nameOf(entry.actorId), found: subjectOf(pointerOf(entry)), timeZone }),
  )
  return { rows, ...page }
}

function byKind({ kind }: AuditFilter): Prisma.AuditEntryWhereInput {
  return kind ? { action: { in: actionsOf(kind) } } : {}
}

/** Both days included, in the studio's time zone. */
function byPeriod({ from, to }: AuditFilter, timeZone: string): Prisma.AuditEntryWhereInput {
  return {
    createdAt: {
      ...(from && { gte: instantOf(from, '00:00', timeZone) }),
      ...(to && { lt: instantOf(addDays(to, 1), '00:00', timeZone) }),
    },
  }
}

async function byPerson({ who }: AuditFilter): Promise<Prisma.AuditEntryWhereInput> {
  if (who === '') return {}
  if (who === 'portal') return { actorId: null }
  if (who !== 'clients') return { actorId: who }
  const photographers = await db().profile.findMany({
    where: { role: { not: 'CLIENT' } },
    select: { id: true },
  })
  return { actorId: { not: null, notIn: photographers.map(({ id }) => id) } }
}

async function findNames(entries: AuditEntry[]): Promise<(actorId: string | null) => string> {
  const ids = entries.flatMap(({ actorId }) => actorId ?? [])
  const people = await db().profile.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, fullName: true },
  })
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  return (actorId) => (actorId === null ? groupsOfPeople.portal : (names.get(actorId) ?? 'Deleted account'))
}

function toRow(
  entry: AuditEntry,
  { who, found, timeZone }: { who: string; found: FoundSubject | undefined; timeZone: string },
): AuditRow {
  const { by, ...others } = toDetails(entry.details)
  const details = by === undefined || found?.hidesNumbers ? others : { ...others, by }
  const { href, ...words } = describeAct(entry.action, { details, currency: found?.currency ?? null })
  // A deleted subject's name may be recorded with the action.
  const recordedName = textOf(details, 'name') ?? textOf(details, 'title')
  return {
    id: entry.id,
    when: formatInstantInZone(entry.createdAt, timeZone),
    dateTime: entry.createdAt.toISOString(),
    who,
    ...words,
    subject: found
      ? { label: found.label, href: href ?? found.href }
      : { label: recordedName ?? 'No longer available', href: null },
  }
}

/** For a deleted conversation, points to its client instead. */
function pointerOf({ subject, subjectId, details }: AuditEntry): { subject: string; subjectId: string } {
  const clientId = subject === 'conversation' ? textOf(toDetails(details), 'clientId') : null
  return clientId ? { subject: 'profile', subjectId: clientId } : { subject, subjectId }
}
