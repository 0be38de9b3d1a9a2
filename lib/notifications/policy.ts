import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Only the owner sees a notification. */
export function visibleTo(actor: Actor): Prisma.NotificationWhereInput {
  return { userId: actor.userId }
}

/** A person may listen to their own channel and to those open to everyone signed in, and to no other. */
export function mayListen(actor: Actor, channel: string, channels: readonly string[]): boolean {
  return actor.status === 'ACTIVE' && channels.includes(channel)
}

/** The mails of the studio, for its photographers; for anyone else, none. */
export function mailsVisibleTo(actor: Actor): Prisma.OutboxMessageWhereInput {
  return { kind: 'MAIL', ...(actor.role !== 'PHOTOGRAPHER' && { id: { in: [] } }) }
}
