import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { DeliveryDraft, type SavedDraft } from '@/lib/deliveries/schema/drafts'
import { db } from '@/lib/platform/db'
import { prepareQuery } from '@/lib/platform/prepared-query'
import { findBookingChoice } from './find-booking-choice'
import { findOwnFiles } from './find-own-files'

/**
 * Finds this photographer's draft of the Send Photos form; null if there is none. Files that are gone or were sent since
 * must be chosen again.
 */
export async function findDraft(actor: Actor): Promise<SavedDraft | null> {
  const [row] = await selectDraft({ photographerId: actor.profileId })
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

const selectDraft = prepareQuery((builder, { photographerId }: { photographerId: string }) =>
  builder
    .selectFrom('delivery_drafts as d')
    .where('d.photographerId', '=', photographerId)
    .select(['d.contents', 'd.updatedAt']),
)
