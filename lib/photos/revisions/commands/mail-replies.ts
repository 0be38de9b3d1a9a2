import 'server-only'
import type { MailedMessage } from '@/emails/mail'
import type { Side } from '@/lib/auth/rules/capabilities'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { type RevisedDelivery, revisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import { linkToChanges } from '@/lib/photos/revisions/rules/addresses'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { notifyByEmail } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { findReaders, unreadReplies } from './find-readers'
import { unmailedReplies } from './unmailed-replies'

/** How many replies an email contains; the rest is in the portal. */
const maxReplies = 8

/**
 * Emails one side of a delivery the replies in its threads since the last email, unless they have read the notification
 * about them. Locks the delivery, so that no reply is emailed twice.
 */
export async function mailReplies(plan: { deliveryId: string; reader: Side }): Promise<void> {
  const { deliveryId, reader } = plan
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', deliveryId)
    const delivery = await tx.mediaDelivery.findUnique({ where: { id: deliveryId }, select: revisedDelivery })
    if (!delivery) return
    const where = unmailedReplies(deliveryId, reader)
    const count = await tx.revisionComment.count({ where })
    if (count === 0) return
    const replies = await readReplies(tx, where, timeZone)
    await tx.revisionComment.updateMany({ where, data: { emailedAt: now() } })
    // Clients can't open the comments of photos that were locked again.
    if (reader === 'CLIENT' && !isUnlocked(delivery)) return
    await mailTo(tx, delivery, reader, { replies, moreCount: count - replies.length })
  })
}

async function mailTo(
  tx: Transaction,
  delivery: RevisedDelivery,
  reader: Side,
  { replies, moreCount }: { replies: MailedMessage[]; moreCount: number },
): Promise<void> {
  const { id, bookingId, booking } = delivery
  const { photographer } = booking
  for (const person of await findReaders(tx, booking, reader)) {
    const { userId, fullName } = person
    if ((await tx.notification.count({ where: unreadReplies(userId, id) })) === 0) continue
    const isStandIn = reader === 'PHOTOGRAPHER' && person.id !== photographer.id
    await notifyByEmail(tx, userId, {
      kind: 'message',
      template: 'replies-received',
      props: {
        reader: reader === 'CLIENT' ? 'client' : 'photographer',
        fullName,
        ...(isStandIn && { standInFor: photographer.fullName }),
        address: booking.propertyAddress,
        messages: replies,
        moreCount,
        link: `${env().APP_URL}${linkToChanges(bookingId, id)}`,
      },
    })
  }
}

async function readReplies(
  tx: Transaction,
  where: Prisma.RevisionCommentWhereInput,
  timeZone: string,
): Promise<MailedMessage[]> {
  const rows = await tx.revisionComment.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: maxReplies,
    select: { id: true, text: true, createdAt: true, author: { select: { fullName: true } } },
  })
  return rows.map(({ id, text, createdAt, author }) => ({
    id,
    senderName: author?.fullName ?? 'Unknown User',
    time: formatInstantInZone(createdAt, timeZone),
    text,
    attachments: [],
  }))
}
