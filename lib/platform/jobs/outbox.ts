import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { MailName, MailProps } from '@/emails/registry'
import type { Transaction } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'
import { addJob } from './queue'

/** A small text attachment of an email. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/** Whose photos an email shows to its reader: those of a delivery, or of a booking's house if they have photos of it. */
export type PicturesOf = { deliveryId: string } | { bookingId: string }

/** An email in the outbox: the template's props with what else belongs to the email. */
export type MailPayload = Record<string, unknown> & MailOptions

type MailOptions = {
  attachments?: MailAttachment[]
  /** The kind that recipients can turn off; emails about the account have none. */
  kind?: MailKind
  replyTo?: string
  /** The contact of a booking, who has no account and can unsubscribe. */
  contactId?: string
  /** Only an email to someone with an account has pictures. */
  pictures?: PicturesOf
}

/**
 * Queues an email in the caller's transaction. It is rendered and sent after the commit, with retries.
 * @returns its id in the outbox
 */
export async function queueMail<N extends MailName>(
  tx: Transaction,
  mail: {
    to: string
    userId?: string
    template: N
    props: MailProps<N> & { [F in keyof MailOptions]?: never }
  } & MailOptions,
): Promise<string> {
  const { props, attachments, kind, replyTo, contactId, pictures } = mail
  const payload: MailPayload = {
    ...props,
    ...(attachments && { attachments }),
    ...(kind && { kind }),
    ...(replyTo && { replyTo }),
    ...(contactId && { contactId }),
    ...(pictures && { pictures }),
  }
  return addMessage(tx, {
    kind: 'MAIL',
    userId: mail.userId ?? null,
    topic: mail.template,
    recipient: mail.to,
    payload: payload as object,
  })
}

async function addMessage(tx: Transaction, data: Prisma.OutboxMessageUncheckedCreateInput): Promise<string> {
  const { id } = await tx.outboxMessage.create({ data, select: { id: true } })
  await addSending(tx, id)
  return id
}

/** Adds the job that sends an outbox message, or moves one that waits for its next attempt. */
export async function addSending(tx: Transaction, outboxMessageId: string, afterSeconds = 0): Promise<void> {
  await addJob(
    tx,
    'send-outbox-message',
    { outboxMessageId },
    { key: `send-outbox-message:${outboxMessageId}`, afterSeconds },
  )
}

/** A notification for one device: what it shows, the page it opens, and a tag that replaces an earlier copy. */
export type WebPushPayload = { subscriptionId: string; title: string; path: string; tag: string }

/** Queues a push notification in the caller's transaction. */
export async function queueWebPush(tx: Transaction, userId: string, payload: WebPushPayload): Promise<void> {
  await addMessage(tx, { kind: 'WEB_PUSH', userId, topic: 'web-push', payload })
}

type Push = { event: string; payload: Record<string, unknown> }

/** Queues a live event for a channel's subscribers. The payload contains ids, not content. */
export async function queuePush(
  tx: Transaction,
  { channel, event, payload, userId }: Push & { channel: string; userId?: string },
): Promise<void> {
  await addMessage(tx, {
    kind: 'PUSH',
    userId: userId ?? null,
    topic: channel,
    payload: { event, payload } as object,
  })
}

/** Pusher's limit of channels per trigger. */
const maxChannels = 100

/** The same for several channels: one outbox row and one request per hundred. */
export async function queuePushToMany(
  tx: Transaction,
  { channels: all, event, payload }: Push & { channels: string[] },
): Promise<void> {
  for (let from = 0; from < all.length; from += maxChannels) {
    const channels = all.slice(from, from + maxChannels)
    await addMessage(tx, { kind: 'PUSH', topic: event, payload: { channels, event, payload } as object })
  }
}
