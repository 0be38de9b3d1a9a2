import 'server-only'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { maxDrafts } from '@/lib/photos/deliveries/limits'
import { canSendPhotosFor } from '@/lib/photos/deliveries/policy'
import type { DraftSummary } from '@/lib/photos/deliveries/schema/drafts'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { labelBooking, labelFields } from './label-booking'

/** Lists this photographer's drafts of the Send Photos form, the latest first, without their contents. */
export async function listDrafts(actor: Actor): Promise<DraftSummary[]> {
  const rows = await readDrafts(actor.profileId)
  const drafts = rows.map((row) => ({ ...row, bookingId: z.uuid().safeParse(row.bookingId).data ?? null }))
  const bookings = await db().booking.findMany({
    where: {
      AND: [{ id: { in: drafts.flatMap(({ bookingId }) => bookingId ?? []) } }, canSendPhotosFor(actor)],
    },
    select: { id: true, ...labelFields },
  })
  const labels = new Map(bookings.map((booking) => [booking.id, labelBooking(booking)]))
  return drafts.map((draft) => ({ ...draft, label: labels.get(draft.bookingId ?? '') ?? null }))
}

function readDrafts(photographerId: string) {
  return queryBuilder(db())
    .selectFrom('delivery_drafts as d')
    .where('d.photographerId', '=', photographerId)
    .select('d.idempotencyKey')
    .select(sql<string | null>`d.contents->>'bookingId'`.as('bookingId'))
    .select(sql<number>`COALESCE(jsonb_array_length(d.contents->'files'), 0)::int`.as('fileCount'))
    .orderBy('d.updatedAt', 'desc')
    .limit(maxDrafts)
    .execute()
}
