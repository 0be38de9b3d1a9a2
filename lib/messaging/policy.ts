import type { Actor } from '@/lib/auth/actor'
import { Prisma } from '@/prisma/generated/client'
import type { ConversationStatus } from '@/prisma/generated/enums'
import type { ConversationFilter } from './schema'

/** A client sees their own conversations, a photographer those of the whole studio. */
export function visibleTo(actor: Actor): Prisma.ConversationWhereInput {
  return actor.role === 'CLIENT' ? { clientId: actor.profileId } : {}
}

/** The same as SQL, for a query in which `conversations` goes by the name `c`. */
export function visibleToSql(actor: Actor): Prisma.Sql {
  return actor.role === 'CLIENT' ? Prisma.sql`c.client_id = ${actor.profileId}::uuid` : Prisma.sql`TRUE`
}

/** What a photographer has to look after: the conversations they took and those nobody has taken. */
export function handledBySql(actor: Actor): Prisma.Sql {
  return ofPhotographerSql(actor, '')
}

/** Whose conversations a photographer's list shows; a client's are theirs whatever is asked. */
export function ofPhotographerSql(actor: Actor, view: ConversationFilter['view']): Prisma.Sql {
  if (actor.role === 'CLIENT' || view === 'all') return Prisma.sql`TRUE`
  const isMine = Prisma.sql`c.assignee_id = ${actor.profileId}::uuid`
  if (view === 'mine') return isMine
  if (view === 'unassigned') return Prisma.sql`c.assignee_id IS NULL`
  return Prisma.sql`(${isMine} OR c.assignee_id IS NULL)`
}

/** Messages of the other side, where `messages` goes by the name `m`: a colleague's are nobody's unread. */
export function fromOtherSideSql(actor: Actor): Prisma.Sql {
  return actor.role === 'CLIENT'
    ? Prisma.sql`m.sender_id IS DISTINCT FROM c.client_id`
    : Prisma.sql`m.sender_id = c.client_id`
}

/** The same for the messages of one client's conversation; those whose sender's account is gone are the studio's. */
export function fromOtherSide(actor: Actor, clientId: string): Prisma.MessageWhereInput {
  return actor.role === 'CLIENT' ? fromStudio(clientId) : { senderId: clientId }
}

/** What the actor and those who speak with them have written. */
export function ofOwnSide(actor: Actor, clientId: string): Prisma.MessageWhereInput {
  return actor.role === 'CLIENT' ? { senderId: clientId } : fromStudio(clientId)
}

/** SQL's `<>` leaves out what has no sender any more. */
function fromStudio(clientId: string): Prisma.MessageWhereInput {
  return { OR: [{ NOT: { senderId: clientId } }, { senderId: null }] }
}

/** A photographer replies only while a conversation is open; a client may always write. */
export function canReply(actor: Actor, conversation: { status: ConversationStatus }): boolean {
  return actor.role === 'CLIENT' || conversation.status === 'OPEN'
}

/** Active photographers take conversations, close them and open them again. */
export function canManageConversations(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** Only clients start a conversation with the studio. */
export function canStartConversation(actor: Actor): boolean {
  return actor.role === 'CLIENT' && actor.status === 'ACTIVE'
}

/** Clients start their conversations at support; to a client only a photographer writes first. */
export function canWriteFirst(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** Whether what the actor reads counts as read: a photographer does not read for a colleague. */
export function isReaderOf(actor: Actor, conversation: { assigneeId: string | null }): boolean {
  return (
    actor.role === 'CLIENT' || conversation.assigneeId === null || conversation.assigneeId === actor.profileId
  )
}
