import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { belongingTo } from '@/lib/bookings/policy'
import { countRows } from '@/lib/platform/query-builder'
import { whereSql } from '@/lib/platform/where-sql'
import type { BookingStatus } from '@/prisma/generated/enums'
import { toStatusCounts } from './read-page'

const readCounts = prepareForActor((builder, actor) =>
  builder
    .selectFrom('bookings as b')
    .where(whereSql('bookings', belongingTo(actor), 'b'))
    .groupBy('b.status')
    .select(['b.status', countRows.as('count')]),
)

/** Counts the actor's bookings by status. Cached per request. */
export const countBookingsByStatus = cache(
  async (actor: Actor): Promise<Record<BookingStatus, number>> => toStatusCounts(await readCounts(actor, {})),
)
