import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { canAddPhotosTo, unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/**
 * The deliveries whose changes a client requests and approves: their own unexpired ones. The photos must also be unlocked
 * (`mayOpenFullPhotos`).
 */
export function requestableBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return canRequestChanges(actor) ? unexpiredOrderedBy(actor, today) : { id: { in: [] } }
}

/** `requestableBy` for a delivery that was already read as one of `unexpiredOrderedBy`. */
export function canRequestChanges(actor: Actor): boolean {
  return mayEnter('client', actor)
}

/** The deliveries for which a photographer replies and uploads versions: those of bookings they handle; see `prepares`. */
export function revisableBy(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return can(actor, 'prepare-photos') ? canAddPhotosTo(actor) : { id: { in: [] } }
}

/** The deliveries in whose threads a person replies; for clients, see `requestableBy`. */
export function discussableBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return isClient(actor) ? requestableBy(actor, today) : revisableBy(actor)
}

/** Drafts belong to their author alone. */
export function threadsVisibleTo(actor: Actor): Prisma.RevisionThreadWhereInput {
  return { OR: [{ sentAt: { not: null } }, { authorId: actor.profileId }] }
}

/** Drafts belong to their author alone. */
export function commentsVisibleTo(actor: Actor): Prisma.RevisionCommentWhereInput {
  return { OR: [{ isDraft: false }, { authorId: actor.profileId }] }
}

/** Clients see a version once it's prepared; one that can't be displayed, only if they have approved it. */
export function versionsVisibleTo(actor: Actor): Prisma.PhotoVersionWhereInput {
  if (can(actor, 'open-originals')) return {}
  return { OR: [{ state: 'READY' }, { decision: 'APPROVED' }] }
}
