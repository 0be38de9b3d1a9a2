import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient, sideOf } from '@/lib/auth/rules/capabilities'
import { maxHistory } from '@/lib/booking/access-details/limits'
import { concerning } from '@/lib/booking/access-details/policy'
import { canEdit } from '@/lib/booking/access-details/rules/can-edit'
import { stageOf, windowOf } from '@/lib/booking/access-details/rules/window'
import type { AccessHistoryItem, AccessState } from '@/lib/booking/access-details/schema'
import { accessActs, explainStage } from '@/lib/booking/access-details/words'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns what the actor may know about a booking's access details, never the details; null if they don't concern them. */
export async function findAccess(actor: Actor, bookingId: string): Promise<AccessState | null> {
  const { timeZone } = await getStudio()
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, concerning(actor)] },
    select: {
      status: true,
      shootDate: true,
      shootEndTime: true,
      accessDetails: { select: { version: true } },
    },
  })
  if (!row) return null
  const { status, accessDetails } = row
  const shoot = { date: dateFromDatabase(row.shootDate), endTime: timeFromDatabase(row.shootEndTime) }
  const window = windowOf(shoot, timeZone)
  const stage = stageOf(window, now())
  const hasDetails = accessDetails !== null
  const isOpen = isClient(actor) || (stage === 'open' && status !== 'CANCELLED')
  return {
    version: accessDetails?.version ?? 0,
    canView: hasDetails && isOpen,
    canEdit: canEdit(sideOf(actor), { status, stage, hasDetails }),
    note:
      hasDetails && !isOpen ? explainStage(status, stage, formatInstantInZone(window.from, timeZone)) : null,
    history: await readHistory(bookingId, timeZone),
  }
}

/** Reads who viewed and changed the details, latest first. */
async function readHistory(bookingId: string, timeZone: string): Promise<AccessHistoryItem[]> {
  const entries = await db().auditEntry.findMany({
    where: { subject: 'booking', subjectId: bookingId, action: { in: Object.keys(accessActs) } },
    select: { id: true, actorId: true, action: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxHistory,
  })
  const people = await db().profile.findMany({
    where: { id: { in: [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))] } },
    select: { id: true, fullName: true },
  })
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  return entries.map(({ id, actorId, action, createdAt }) => ({
    id,
    text: `${names.get(actorId ?? '') ?? 'Someone'} ${accessActs[action as keyof typeof accessActs]}`,
    when: formatInstantInZone(createdAt, timeZone),
    dateTime: createdAt.toISOString(),
  }))
}
