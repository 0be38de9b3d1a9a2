import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { teamChannels, userChannel } from '@/lib/studio/notifications/rules'
import type { Prisma } from '@/prisma/generated/client'

/** People see only their own notifications. */
export function visibleTo(actor: Actor): Prisma.NotificationWhereInput {
  return { userId: actor.userId }
}

/** Whoever can still choose which emails they get, without signing in: everyone whose account wasn't deleted. */
export const readers = { profile: { accountStatus: { not: 'DELETED' } } } satisfies Prisma.UserWhereInput

/** People see and change only their own devices with push notifications. */
export function pushDevicesOf(actor: Actor): Prisma.PushSubscriptionWhereInput {
  return { session: { userId: actor.userId } }
}

/** The channels that a person's open pages listen to: their own first, then those of what they do for every photographer. */
export function channelsOf(actor: Actor): string[] {
  return [
    userChannel(actor.userId),
    ...(can(actor, 'manage-all-bookings') ? [teamChannels.bookings] : []),
    ...(can(actor, 'prepare-all-photos') ? [teamChannels.photos] : []),
  ]
}

/** Whether a person may join a channel: one of these, with an active account. */
export function mayListen(actor: Actor, channel: string, channels: readonly string[]): boolean {
  return actor.status === 'ACTIVE' && channels.includes(channel)
}

/** Those who change the studio's settings see all its emails; everyone else sees none. */
export function mailsVisibleTo(actor: Actor): Prisma.OutboxMessageWhereInput {
  return { kind: 'MAIL', ...(!can(actor, 'change-settings') && { id: { in: [] } }) }
}
