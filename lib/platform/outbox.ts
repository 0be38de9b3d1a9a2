import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { MailName, MailProps } from '@/emails/registry'
import type { Transaction } from './db'
import { addJob } from './queue'

/** A small text that travels with a mail; `content` is its text as it is. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/**
 * What the outbox keeps of a mail: the template's props, and beside them what is attached, the kind its reader may switch
 * off, and where an answer to it goes.
 */
export type MailPayload = Record<string, unknown> & {
  attachments?: MailAttachment[]
  kind?: MailKind
  replyTo?: string
}

/** Queues a mail in the caller's transaction. It is rendered and sent after the commit, with retries. */
export async function queueMail<N extends MailName>(
  tx: Transaction,
  mail: {
    to: string
    userId?: string
    template: N
    props: MailProps<N> & { attachments?: never; kind?: never; replyTo?: never }
    attachments?: MailAttachment[]
    /** Of what the reader may switch off; a mail about the account is of no kind. */
    kind?: MailKind
    replyTo?: string
  },
): Promise<void> {
  const { props, attachments, kind, replyTo } = mail
  const payload: MailPayload = {
    ...props,
    ...(attachments && { attachments }),
    ...(kind && { kind }),
    ...(replyTo && { replyTo }),
  }
  const row = await tx.outboxMessage.create({
    data: {
      kind: 'MAIL',
      userId: mail.userId ?? null,
      topic: mail.template,
      recipient: mail.to,
      payload: payload as object,
    },
    select: { id: true },
  })
  await addSending(tx, row.id)
}

/** Adds the job that sends a message of the outbox; one that waits for its next try is brought forward instead. */
export async function addSending(tx: Transaction, outboxMessageId: string): Promise<void> {
  await addJob(
    tx,
    'send-outbox-message',
    { outboxMessageId },
    { key: `send-outbox-message:${outboxMessageId}` },
  )
}

/** Queues a live event for everyone who listens to the channel. Carry ids, not content: a channel is a hint. */
export async function queuePush(
  tx: Transaction,
  push: { channel: string; event: string; payload: Record<string, unknown>; userId?: string },
): Promise<void> {
  const row = await tx.outboxMessage.create({
    data: {
      kind: 'PUSH',
      userId: push.userId ?? null,
      topic: push.channel,
      payload: { event: push.event, payload: push.payload } as object,
    },
    select: { id: true },
  })
  await addSending(tx, row.id)
}

/** Pusher's own limit for one trigger. */
const maxChannels = 100

/** The same for several channels at once: one row of the outbox and one call of the service for every hundred. */
export async function queuePushToMany(
  tx: Transaction,
  push: { channels: string[]; event: string; payload: Record<string, unknown> },
): Promise<void> {
  for (let from = 0; from < push.channels.length; from += maxChannels) {
    const channels = push.channels.slice(from, from + maxChannels)
    const row = await tx.outboxMessage.create({
      data: {
        kind: 'PUSH',
        topic: push.event,
        payload: { channels, event: push.event, payload: push.payload } as object,
      },
      select: { id: true },
    })
    await addSending(tx, row.id)
  }
}
