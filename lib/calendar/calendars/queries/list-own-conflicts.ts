import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import type { OwnConflict } from '@/lib/calendar/calendars/schema'
import { conflictText } from '@/lib/calendar/calendars/words'
import { db } from '@/lib/platform/data/db'
import { findConflicts } from './find-conflicts'

/** Lists the actor's own conflicts, until the appointment or the shoot moves; of one booking, if given. */
export async function listOwnConflicts(actor: Actor, bookingId?: string): Promise<OwnConflict[]> {
  if (!isPhotographer(actor)) return []
  const conflicts = await findConflicts(
    db(),
    { photographerId: actor.profileId },
    { ...(bookingId !== undefined && { bookingId }) },
  )
  return conflicts.map((conflict) => ({
    id: `${conflict.bookingId} ${conflict.uid} ${conflict.startsAt.getTime()}`,
    bookingId: conflict.bookingId,
    text: conflictText(conflict),
  }))
}
