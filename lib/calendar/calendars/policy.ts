import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Only active photographers have calendars that close slots. */
export function canManageCalendars(actor: Actor): boolean {
  return mayEnter('photographer', actor)
}

/** Matches the calendars that a person may see: their own. */
export function visibleTo(actor: Actor): Prisma.ExternalCalendarWhereInput {
  return { photographerId: actor.profileId, photographer: { role: 'PHOTOGRAPHER' } }
}
