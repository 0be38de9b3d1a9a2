import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** People see only their own notifications. */
export function visibleTo(actor: Actor): Prisma.NotificationWhereInput {
  return { userId: actor.userId }
}

/** People see and change only their own devices with push notifications. */
export function pushDevicesOf(actor: Actor): Prisma.PushSubscriptionWhereInput {
  return { session: { userId: actor.userId } }
}

/** Whether a person may join a channel: their own, or one for all signed-in users. */
export function mayListen(actor: Actor, channel: string, channels: readonly string[]): boolean {
  return actor.status === 'ACTIVE' && channels.includes(channel)
}

/** Those who change the studio's settings see all its emails; everyone else sees none. */
export function mailsVisibleTo(actor: Actor): Prisma.OutboxMessageWhereInput {
  return { kind: 'MAIL', ...(!can(actor, 'change-settings') && { id: { in: [] } }) }
}
