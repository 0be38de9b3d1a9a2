import type { Actor } from '@/lib/auth/actor'
import { Prisma } from '@/prisma/generated/client'
import type { ConversationStatus } from '@/prisma/generated/enums'

/** A client sees their own conversations, a photographer those of the whole studio. */
export function visibleTo(actor: Actor): Prisma.ConversationWhereInput {
  return actor.role === 'CLIENT' ? { clientId: actor.profileId } : {}
}

/** The same as SQL, for a query in which `conversations` goes by the name `c`. */
export function visibleToSql(actor: Actor): Prisma.Sql {
  return actor.role === 'CLIENT' ? Prisma.sql`c.client_id = ${actor.profileId}::uuid` : Prisma.sql`TRUE`
}

/** What a photographer has to look after: the conversations they took and those nobody has taken. */
export function lookedAfterBySql(actor: Actor): Prisma.Sql {
  return actor.role === 'CLIENT'
    ? Prisma.sql`TRUE`
    : Prisma.sql`(c.admin_id = ${actor.profileId}::uuid OR c.admin_id IS NULL)`
}

/** Messages of the other side, where `messages` goes by the name `m`: a colleague's are nobody's unread. */
export function fromOtherSideSql(actor: Actor): Prisma.Sql {
  return actor.role === 'CLIENT'
    ? Prisma.sql`m.sender_id IS DISTINCT FROM c.client_id`
    : Prisma.sql`m.sender_id = c.client_id`
}

/** A photographer replies only while a conversation is open; a client may always write. */
export function canReply(actor: Actor, conversation: { status: ConversationStatus }): boolean {
  return actor.role === 'CLIENT' || conversation.status === 'OPEN'
}

/** Whether what the actor reads counts as read: a photographer does not read for a colleague. */
export function isReaderOf(actor: Actor, conversation: { adminId: string | null }): boolean {
  return actor.role === 'CLIENT' || conversation.adminId === null || conversation.adminId === actor.profileId
}
