import 'server-only'
import { moveFields } from '@/lib/booking/bookings/queries/select-booking'
import type { BookingEventItem, BookingState } from '@/lib/booking/bookings/schema/bookings'
import { db } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

/** The columns of a timeline entry. */
export const eventFields = {
  ...moveFields,
  id: true,
  after: true,
  actor: { select: { fullName: true } },
  booking: { select: { clientId: true, client: { select: { fullName: true } } } },
} satisfies Prisma.BookingEventSelect

type EventRow = Prisma.BookingEventGetPayload<{ select: typeof eventFields }>

/** Returns timeline entries, with both names where the photographer changed. */
export async function readEvents(rows: readonly EventRow[]): Promise<BookingEventItem[]> {
  const entries = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    actorName: row.actor?.fullName ?? null,
    clientName: row.actorId && row.actorId !== row.booking.clientId ? row.booking.client.fullName : null,
    createdAt: row.createdAt.toISOString(),
    before: row.before as BookingState | null,
    after: row.after as BookingState | null,
  }))
  const away = rows.map(awayOf)
  const ids = [...entries.flatMap((entry) => changeOf(entry) ?? []), ...away.flatMap((id) => id ?? [])]
  const names = await readNames(ids)
  return entries.map((entry, index) => {
    const [from, to] = (changeOf(entry) ?? []).map((id) => names.get(id))
    const awayName = names.get(away[index] ?? '') ?? null
    return { ...entry, awayName, reassignment: from && to ? { from, to } : null }
  })
}

/** Returns the id of the photographer who wasn't available; null unless someone else made the change. */
function awayOf({ actorId, before, after }: EventRow): string | null {
  const isAway = (after as BookingState | null)?.isPhotographerAway ?? false
  const photographerId = (before as BookingState | null)?.photographerId ?? null
  return isAway && photographerId !== actorId ? photographerId : null
}

/** Returns the photographers' ids before and after, or null when they are the same. */
function changeOf({ before, after }: Pick<BookingEventItem, 'before' | 'after'>): [string, string] | null {
  if (!before || !after || before.photographerId === after.photographerId) return null
  return [before.photographerId, after.photographerId]
}

async function readNames(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db().profile.findMany({
    where: { id: { in: ids } },
    select: { id: true, fullName: true },
  })
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}
