import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Side, sideOf } from '@/lib/auth/rules/capabilities'
import { commentRateLimit, commentsPerThread } from '@/lib/photos/revisions/limits'
import type { RevisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import type { AddReply, SetResolved } from '@/lib/photos/revisions/schema'
import { revisionNotifications, tooManyCommentsText } from '@/lib/photos/revisions/words/revisions'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { unreadMailDelay } from '@/lib/studio/notifications/rules'
import { findReaders, unreadReplies } from './find-readers'
import { lockDelivery, pushChange } from './lock-delivery'
import { unmailedReplies } from './unmailed-replies'

/**
 * Replies in a thread that was sent. It's sent at once, and the thread then waits for the other side, who is emailed after
 * a quiet while. Locks the delivery.
 * @throws NotFoundError if the thread isn't one the actor takes part in; AppError `conflict` for too many comments
 */
export async function reply(actor: Actor, { threadId, text }: AddReply): Promise<void> {
  await consumeAttempt(commentRateLimit, actor.profileId)
  await db().$transaction(async (tx) => {
    const delivery = await lockThread(tx, actor, threadId)
    if ((await tx.revisionComment.count({ where: { threadId } })) >= commentsPerThread)
      throw new AppError('conflict', tooManyCommentsText)
    await tx.revisionComment.create({
      data: { threadId, authorId: actor.profileId, authorRole: sideOf(actor), text },
      select: { id: true },
    })
    await tx.revisionThread.updateMany({
      where: { id: threadId, resolvedAt: null },
      data: { waitsFor: otherSide(sideOf(actor)) },
    })
    await notifyOtherSide(tx, actor, delivery)
    await planReplyMail(tx, delivery.id, otherSide(sideOf(actor)))
    // Whoever replies has read the others' replies.
    await markActionNotificationsRead(tx, {
      action: 'view_photos',
      repliedDeliveryId: delivery.id,
      readerUserIds: [actor.userId],
    })
    await pushChange(tx, delivery)
  })
}

/** Resolves a thread, or reopens it for the other side. Idempotent. Locks the delivery. @throws as reply does */
export async function setResolved(actor: Actor, { threadId, resolved }: SetResolved): Promise<void> {
  await db().$transaction(async (tx) => {
    const delivery = await lockThread(tx, actor, threadId)
    await tx.revisionThread.updateMany({
      where: { id: threadId, resolvedAt: resolved ? null : { not: null } },
      data: resolved
        ? { resolvedAt: now(), waitsFor: null }
        : { resolvedAt: null, waitsFor: otherSide(sideOf(actor)) },
    })
    await pushChange(tx, delivery)
  })
}

function lockThread(tx: Transaction, actor: Actor, threadId: string): Promise<RevisedDelivery> {
  const sent = { id: threadId, sentAt: { not: null } }
  return lockDelivery(tx, actor, { photos: { some: { threads: { some: sent } } } })
}

function otherSide(side: Side): Side {
  return side === 'CLIENT' ? 'PHOTOGRAPHER' : 'CLIENT'
}

/** Notifies the other side in the portal, unless they have an unread notification of replies about the same delivery. */
async function notifyOtherSide(tx: Transaction, actor: Actor, delivery: RevisedDelivery): Promise<void> {
  const { id, bookingId, booking } = delivery
  for (const { userId } of await findReaders(tx, booking, otherSide(sideOf(actor)))) {
    if ((await tx.notification.count({ where: unreadReplies(userId, id) })) > 0) continue
    await notify(tx, {
      userId,
      ...revisionNotifications.replied(actor.fullName, booking.propertyAddress),
      type: 'INFO',
      action: 'view_photos',
      bookingId,
      details: { delivery_id: id, replied_delivery_id: id },
    })
  }
}

/** Schedules the email about the replies in a delivery that one side hasn't read. Replaces the one scheduled before. */
async function planReplyMail(tx: Transaction, deliveryId: string, reader: Side): Promise<void> {
  const first = await tx.revisionComment.findFirst({
    where: unmailedReplies(deliveryId, reader),
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  const quietSeconds = env().MESSAGE_MAIL_DELAY_SECONDS
  await addJob(
    tx,
    'mail-replies',
    { deliveryId, reader },
    {
      key: `mail-replies:${deliveryId}:${reader}`,
      afterSeconds: unreadMailDelay(first?.createdAt ?? null, { at: now(), quietSeconds }),
    },
  )
}
