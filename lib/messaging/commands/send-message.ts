import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient, sideOf } from '@/lib/auth/rules/capabilities'
import { sendMessageLimit } from '@/lib/messaging/limits'
import { canReply } from '@/lib/messaging/policy'
import { isShownPicture } from '@/lib/messaging/rules/accepted-files'
import { nextMessageTime, statusAfterMessage } from '@/lib/messaging/rules/conversation'
import { previewOfMessage } from '@/lib/messaging/rules/preview'
import type { SendMessage } from '@/lib/messaging/schema'
import { conversationClosed } from '@/lib/messaging/words'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { type LockedConversation, lockConversation } from './lock-conversation'
import { notifyRecipients } from './notify-recipients'

/**
 * Sends a message. The first photographer to reply is assigned the conversation; a client's message reopens a closed one.
 * Idempotent per idempotency key.
 * @throws AppError `conflict` when a photographer writes in a closed conversation, `invalid` for unavailable files;
 *   NotFoundError when the actor may not see it
 */
export async function sendMessage(actor: Actor, input: SendMessage): Promise<{ messageId: string }> {
  await consumeAttempt(sendMessageLimit, actor.profileId)
  return db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, input.conversationId)
    const sent = await findSent(tx, actor, input)
    if (sent) return { messageId: sent.id }
    if (!canReply(actor, conversation)) throw new AppError('conflict', conversationClosed)
    return write(tx, actor, conversation, input)
  })
}

function findSent(tx: Transaction, actor: Actor, { conversationId, idempotencyKey }: SendMessage) {
  return tx.message.findFirst({
    where: { conversationId, idempotencyKey, senderId: actor.profileId },
    select: { id: true },
  })
}

async function write(
  tx: Transaction,
  actor: Actor,
  conversation: LockedConversation,
  { message, fileIds, idempotencyKey }: SendMessage,
): Promise<{ messageId: string }> {
  const createdAt = nextMessageTime(now(), conversation.lastMessageAt)
  const { id: messageId } = await tx.message.create({
    data: { conversationId: conversation.id, senderId: actor.profileId, message, idempotencyKey, createdAt },
    select: { id: true },
  })
  await attachFiles(tx, actor, messageId, fileIds)
  const isAssigned = !isClient(actor) && conversation.assigneeId === null
  await tx.conversation.update({
    where: { id: conversation.id },
    data: {
      lastMessageAt: createdAt,
      status: statusAfterMessage(conversation.status, sideOf(actor)),
      ...(isAssigned && { assigneeId: actor.profileId }),
    },
  })
  await notifyRecipients(tx, actor, conversation, previewOfMessage(message, fileIds.length))
  return { messageId }
}

/**
 * Attaches files to a message, in their order. They must be the actor's own uploads, not yet attached. Thumbnails of
 * pictures are made after the commit.
 * @throws AppError `invalid` when a file is not available
 */
async function attachFiles(
  tx: Transaction,
  actor: Actor,
  messageId: string,
  fileIds: string[],
): Promise<void> {
  if (fileIds.length === 0) return
  const files = await tx.storedFile.findMany({
    where: {
      id: { in: fileIds },
      purpose: 'MESSAGE_ATTACHMENT',
      uploaderId: actor.profileId,
      attachedTo: null,
      thumbnailOf: null,
    },
    select: { id: true, contentType: true },
  })
  if (files.length < fileIds.length)
    throw new AppError('invalid', 'A file is no longer available. Remove it and attach it again.')
  for (const [position, fileId] of fileIds.entries()) {
    const { id } = await tx.messageAttachment.create({
      data: { messageId, fileId, position },
      select: { id: true },
    })
    const file = files.find((candidate) => candidate.id === fileId)
    if (file && isShownPicture(file.contentType)) await addJob(tx, 'make-thumbnail', { attachmentId: id })
  }
}
