import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { DeliveryDraft, type SavedDraft } from '@/lib/photos/deliveries/schema/drafts'
import { db } from '@/lib/platform/data/db'
import { findBookingChoice } from './find-booking-choice'
import { findOwnFiles } from './find-own-files'

/**
 * Finds the latest of this photographer's drafts of the Send Photos form, or the latest for a booking, or the one with an
 * idempotency key; null if there is none. Files that are gone or were sent since must be chosen again.
 */
export async function findDraft(
  actor: Actor,
  { idempotencyKey, bookingId }: { idempotencyKey?: string | undefined; bookingId?: string | undefined } = {},
): Promise<SavedDraft | null> {
  const row = await db().deliveryDraft.findFirst({
    where: {
      photographerId: actor.profileId,
      ...(idempotencyKey && { idempotencyKey }),
      ...(bookingId && !idempotencyKey && { contents: { path: ['bookingId'], equals: bookingId } }),
    },
    select: { contents: true, updatedAt: true },
    orderBy: { updatedAt: 'desc' },
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
