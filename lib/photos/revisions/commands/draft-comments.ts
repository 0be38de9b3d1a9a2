import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient, sideOf } from '@/lib/auth/rules/capabilities'
import { openedBy } from '@/lib/photos/deliveries/policy'
import { commentRateLimit, commentsPerThread, draftLimit, threadLimit } from '@/lib/photos/revisions/limits'
import { commentsVisibleTo, threadsVisibleTo } from '@/lib/photos/revisions/policy'
import type { RevisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import type { AddComment, AddReply, EditComment } from '@/lib/photos/revisions/schema'
import { alreadySentText, tooManyCommentsText } from '@/lib/photos/revisions/words/revisions'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import { lockDelivery } from './lock-delivery'

/**
 * Starts a thread on a photo with a draft, which the client sends with the next round. Locks the delivery.
 * @throws NotFoundError if the photo doesn't exist, isn't the client's, or is locked; AppError `conflict` for too many
 */
export async function addComment(
  actor: Actor,
  { photoId, spot, text }: AddComment,
): Promise<{ threadId: string; commentId: string }> {
  await consumeAttempt(commentRateLimit, actor.profileId)
  return db().$transaction(async (tx) => {
    const delivery = await lockForDrafts(tx, actor, {
      photos: { some: { AND: [{ id: photoId }, openedBy(actor)] } },
    })
    if ((await tx.revisionThread.count({ where: { photoId } })) >= threadLimit)
      throw new AppError('conflict', tooManyCommentsText)
    const thread = await tx.revisionThread.create({
      data: { photoId, authorId: actor.profileId, x: spot?.x ?? null, y: spot?.y ?? null },
      select: { id: true },
    })
    const commentId = await addDraft(tx, actor, thread.id, text)
    await pushToOwnPages(tx, actor, delivery)
    return { threadId: thread.id, commentId }
  })
}

/** Adds a draft to a thread, with which the client asks for another change. Locks the delivery. @throws as addComment does */
export async function askAgain(actor: Actor, { threadId, text }: AddReply): Promise<{ commentId: string }> {
  await consumeAttempt(commentRateLimit, actor.profileId)
  return db().$transaction(async (tx) => {
    const visible = { AND: [{ id: threadId }, threadsVisibleTo(actor)] }
    const delivery = await lockForDrafts(tx, actor, { photos: { some: { threads: { some: visible } } } })
    if ((await tx.revisionComment.count({ where: { threadId } })) >= commentsPerThread)
      throw new AppError('conflict', tooManyCommentsText)
    const commentId = await addDraft(tx, actor, threadId, text)
    await pushToOwnPages(tx, actor, delivery)
    return { commentId }
  })
}

/** Changes the text of the actor's own draft. @throws NotFoundError; AppError `conflict` if it was sent */
export async function editComment(actor: Actor, { commentId, text }: EditComment): Promise<void> {
  await db().$transaction(async (tx) => {
    const { delivery } = await lockDraft(tx, actor, commentId)
    await tx.revisionComment.update({ where: { id: commentId }, data: { text }, select: { id: true } })
    await pushToOwnPages(tx, actor, delivery)
  })
}

/** Deletes the actor's own draft, and its thread with the last comment. @throws as editComment does */
export async function deleteComment(actor: Actor, commentId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { delivery, threadId } = await lockDraft(tx, actor, commentId)
    await tx.revisionComment.delete({ where: { id: commentId }, select: { id: true } })
    await tx.revisionThread.deleteMany({ where: { id: threadId, comments: { none: {} } } })
    await pushToOwnPages(tx, actor, delivery)
  })
}

async function lockForDrafts(tx: Transaction, actor: Actor, where: Parameters<typeof lockDelivery>[2]) {
  if (!isClient(actor)) throw new NotFoundError()
  const delivery = await lockDelivery(tx, actor, where)
  const drafts = { isDraft: true, thread: { photo: { deliveryId: delivery.id } } }
  if ((await tx.revisionComment.count({ where: drafts })) >= draftLimit)
    throw new AppError('conflict', tooManyCommentsText)
  return delivery
}

async function addDraft(tx: Transaction, actor: Actor, threadId: string, text: string): Promise<string> {
  const { id } = await tx.revisionComment.create({
    data: { threadId, authorId: actor.profileId, authorRole: sideOf(actor), text, isDraft: true },
    select: { id: true },
  })
  return id
}

async function lockDraft(
  tx: Transaction,
  actor: Actor,
  commentId: string,
): Promise<{ delivery: RevisedDelivery; threadId: string }> {
  const own = { AND: [{ id: commentId, authorId: actor.profileId }, commentsVisibleTo(actor)] }
  const delivery = await lockDelivery(tx, actor, {
    photos: { some: { threads: { some: { comments: { some: own } } } } },
  })
  const comment = await tx.revisionComment.findFirst({
    where: own,
    select: { isDraft: true, threadId: true },
  })
  if (!comment) throw new NotFoundError()
  if (!comment.isDraft) throw new AppError('conflict', alreadySentText)
  return { delivery, threadId: comment.threadId }
}

/** Updates the author's other pages; nobody else sees drafts. */
async function pushToOwnPages(tx: Transaction, actor: Actor, { id, bookingId }: RevisedDelivery) {
  await pushToUsers(tx, [actor], 'delivery-changed', { deliveryId: id, bookingId })
}
