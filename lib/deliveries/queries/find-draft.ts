import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { DeliveryDraft, type SavedDraft } from '@/lib/deliveries/schema/drafts'
import { db } from '@/lib/platform/db'
import { findBookingChoice } from './find-booking-choices'
import { findOwnFiles } from './find-own-files'

/**
 * Finds this photographer's draft of the Send Photos form; null if there is none. Files that are gone or were sent since
 * must be chosen again.
 */
export async function findDraft(actor: Actor): Promise<SavedDraft | null> {
  const row = await db().deliveryDraft.findUnique({
    where: { photographerId: actor.profileId },
    select: { contents: true, updatedAt: true },
  })
  const contents = DeliveryDraft.safeParse(row?.contents).data
  if (!row || !contents) return null
  const [files, booking] = await Promise.all([
    findOwnFiles(db(), actor, contents.files),
    contents.bookingId ? findBookingChoice(actor, contents.bookingId) : null,
  ])
  return {
    contents: { ...contents, files },
    savedAt: row.updatedAt.toISOString(),
    booking,
  }
}
