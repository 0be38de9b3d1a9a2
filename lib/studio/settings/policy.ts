import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person can change the studio's settings: any active photographer. */
export function canManageStudio(actor: Actor | null): boolean {
  return actor !== null && can(actor, 'change-settings')
}

/** Whether this person can change how long records are kept: only the studio's owner. */
export function canChangeRetention(actor: Actor): boolean {
  return mayEnter('owner', actor)
}

/** Matches the logos that anyone may see, including old ones that emails still show. */
export const publicLogos = { purpose: 'LOGO' } as const satisfies Prisma.StoredFileWhereInput

/** Returns a filter for closed conversations without unread messages whose last message is older than `before`. */
export function expiredConversations(before: Date): Prisma.ConversationWhereInput {
  return { status: 'CLOSED', lastMessageAt: { lt: before }, messages: { none: { isRead: false } } }
}
