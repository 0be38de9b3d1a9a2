import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { OptionalMail } from '@/emails/optional-mails'
import type { MailProps } from '@/emails/registry'
import type { Transaction } from '@/lib/platform/data/db'
import { type MailAttachment, type PicturesOf, queueMail, queueWebPush } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'
import { maxPushDevices } from '@/lib/studio/notifications/limits'
import { destinationOf, wantsMail } from '@/lib/studio/notifications/rules'
import type { NotificationAction, NotificationType } from '@/prisma/generated/enums'
import { pushToUsers } from './push-to-users'

type NotificationInput = {
  userId: string
  title: string
  message: string
  type: NotificationType
  action?: NotificationAction
  bookingId?: string
  conversationId?: string
  /** Set when the caller sends one push to several people, which updates their bells too. */
  isPushedByCaller?: true
  /** More ids that the click needs, such as the user of an approval. */
  details?: Record<string, string>
}
/** Only an email that its reader can turn off has a kind, and one that goes to whoever pays a share. */
export type NotificationMail = OptionalMail | 'share-issued'
export type NotificationEmail = {
  [N in NotificationMail]: {
    kind: MailKind
    template: N
    props: MailProps<N>
    attachments?: MailAttachment[]
    /** Set when the portal receives replies to the email. */
    replyTo?: string
    /** Whose photos the email shows. */
    pictures?: PicturesOf
  }
}[NotificationMail]

/**
 * Notifies a person: writes the notification, its live push, a push notification for each device that shows them, and,
 * unless the person has turned this kind off, its email.
 * All of them are written in the caller's transaction, with the change they report.
 */
export async function notify(
  tx: Transaction,
  input: NotificationInput,
  mail?: NotificationEmail,
): Promise<void> {
  const { userId, title, message, type } = input
  const ids = {
    ...input.details,
    ...(input.bookingId && { booking_id: input.bookingId }),
    ...(input.conversationId && { conversation_id: input.conversationId }),
  }
  const notification = await tx.notification.create({
    data: {
      userId,
      title,
      message,
      type,
      actionType: input.action ?? null,
      bookingId: input.bookingId ?? null,
      actionData: ids,
    },
    select: { id: true },
  })
  if (!input.isPushedByCaller)
    await pushToUsers(tx, [{ userId }], 'notification', { notificationId: notification.id })
  await queueWebPushes(tx, userId, {
    title,
    path: destinationOf(input.action ?? null, ids),
    tag: notification.id,
  })
  if (mail) await notifyByEmail(tx, userId, mail)
}

/**
 * Emails a person without a notification, unless they have turned this kind off: as a confirmation of what they did
 * themselves, or for someone who can't sign in.
 */
export async function notifyByEmail(tx: Transaction, userId: string, mail: NotificationEmail): Promise<void> {
  const reader = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, notificationPreference: true },
  })
  if (!wantsMail(reader.notificationPreference, mail.kind)) return
  await queueMail(tx, {
    to: reader.email,
    userId,
    kind: mail.kind,
    template: mail.template,
    props: mail.props as MailProps<NotificationMail>,
    ...(mail.attachments && { attachments: mail.attachments }),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.pictures && { pictures: mail.pictures }),
  })
}

/** Queues a notification for each device on which the person turned push notifications on. */
async function queueWebPushes(
  tx: Transaction,
  userId: string,
  message: { title: string; path: string; tag: string },
): Promise<void> {
  const devices = await tx.pushSubscription.findMany({
    where: { session: { userId, expiresAt: { gt: now() } } },
    select: { id: true },
    take: maxPushDevices,
  })
  for (const { id } of devices) await queueWebPush(tx, userId, { ...message, subscriptionId: id })
}
