import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'
import type { ConversationStatus } from '@/prisma/generated/enums'
import type { ConversationFilter } from './schema'

/** Returns a filter for the conversations that the actor may see: clients their own, photographers all. */
export function visibleTo(actor: Actor): Prisma.ConversationWhereInput {
  if (can(actor, 'message-clients')) return {}
  return mayEnter('client', actor) ? { clientId: actor.profileId } : { id: { in: [] } }
}

/** Returns a filter for the conversations that a photographer handles: their own and the unassigned ones. */
export function handledBy(actor: Actor): Prisma.ConversationWhereInput {
  return inView(actor, '')
}

/** Returns the filter for a view of a photographer's list. Ignored for clients. */
export function inView(actor: Actor, view: ConversationFilter['view']): Prisma.ConversationWhereInput {
  if (isClient(actor) || view === 'all') return {}
  const mine = { assigneeId: actor.profileId }
  if (view === 'mine') return mine
  const unassigned = { assigneeId: null }
  return view === 'unassigned' ? unassigned : { OR: [mine, unassigned] }
}

/**
 * Returns a filter for the other side's messages. A colleague is not the other side; messages without a sender count as
 * the studio's.
 */
export function fromOtherSide(actor: Actor, clientId: string): Prisma.MessageWhereInput {
  return isClient(actor) ? fromStudio(clientId) : { senderId: clientId }
}

/** Returns a filter for the messages of the actor's own side. */
export function ofOwnSide(actor: Actor, clientId: string): Prisma.MessageWhereInput {
  return isClient(actor) ? { senderId: clientId } : fromStudio(clientId)
}

/** Includes messages without a sender, which SQL's `<>` would leave out. */
function fromStudio(clientId: string): Prisma.MessageWhereInput {
  return { OR: [{ NOT: { senderId: clientId } }, { senderId: null }] }
}

/** Photographers can reply only while a conversation is open; clients always can. */
export function canReply(actor: Actor, conversation: { status: ConversationStatus }): boolean {
  return isClient(actor) || conversation.status === 'OPEN'
}

/** Active photographers can assign, close, and reopen conversations. */
export function canManageConversations(actor: Actor): boolean {
  return can(actor, 'message-clients')
}

/** Only active clients start a conversation with the studio. */
export function canStartConversation(actor: Actor): boolean {
  return mayEnter('client', actor)
}

/** Only active photographers start a conversation with a client. */
export function canWriteFirst(actor: Actor): boolean {
  return can(actor, 'message-clients')
}

/** Returns a filter for the clients that the actor may start a conversation with. */
export function writableBy(actor: Actor): Prisma.ProfileWhereInput {
  return canWriteFirst(actor) ? { role: 'CLIENT', accountStatus: 'ACTIVE' } : { id: { in: [] } }
}

/** Whether opening the conversation marks it as read: not for a photographer in a colleague's. */
export function isReaderOf(actor: Actor, conversation: { assigneeId: string | null }): boolean {
  return isClient(actor) || conversation.assigneeId === null || conversation.assigneeId === actor.profileId
}
