import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { MailName, MailProps } from '@/emails/registry'
import { db, type Transaction } from './db'
import type { DomainEvent, DomainEvents } from './events'

/** A job may run twice; it must not matter. */
export type JobPayloads = {
  'send-outbox-message': { outboxMessageId: string }
  'mail-messages': { conversationId: string; userId: string }
  'make-derivatives': { photoId: string }
  'remove-files': { keys: string[] }
  'give-up-photos': Record<string, never>
  'sweep-uploads': Record<string, never>
  'announce-expiry': Record<string, never>
  'prepare-media': { fileId: string }
  'sweep-media': Record<string, never>
  'measure-originals': { deliveryId: string }
  'remind-of-invoices': Record<string, never>
  'make-thumbnail': { attachmentId: string }
  'sweep-attachments': Record<string, never>
  'sweep-analytics': Record<string, never>
  'sweep-portfolio': Record<string, never>
  'ask-refund': { refundId: string }
  'give-back-payment': { invoiceId: string; paymentId: string }
  'send-password-reset': { askId: string; email: string; next: string | null }
} & { [E in DomainEvent as `when:${E}`]: DomainEvents[E] }
export type JobName = keyof JobPayloads

const maxAttempts = 12

/**
 * Adds a job to the Postgres-backed queue in the caller's transaction: it runs if that commits, never otherwise.
 * With a key, a job of the same key that still waits is replaced instead of doubled. Lower priorities run first.
 */
export async function addJob<N extends JobName>(
  tx: Transaction,
  name: N,
  payload: JobPayloads[N],
  options: { key?: string; queue?: string; afterSeconds?: number; priority?: number } = {},
): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => now() + make_interval(secs => ${options.afterSeconds ?? 0}::int),
      max_attempts => ${maxAttempts}::int,
      job_key => ${options.key ?? null}::text,
      priority => ${options.priority ?? 0}::int
    )`
}

/** Has files removed from storage that no row points to, after so many seconds. There is no transaction it belongs to. */
export async function removeLooseFiles(keys: string[], { afterSeconds = 0 } = {}): Promise<void> {
  if (keys.length > 0) await addJob(db(), 'remove-files', { keys }, { afterSeconds })
}

/** Adds many jobs of one name in a single statement, as `addJob` adds one; they run in the order given. */
export async function addJobs<N extends JobName>(
  tx: Transaction,
  name: N,
  jobs: readonly { payload: JobPayloads[N]; key: string }[],
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  if (jobs.length === 0) return
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name}::text,
      payload => job.payload,
      max_attempts => ${maxAttempts}::int,
      job_key => job.key,
      priority => ${priority}::int
    ) FROM json_to_recordset(${JSON.stringify(jobs)}::json) AS job(payload json, key text)`
}

/** Tells the other domains, after the commit, that something has happened. */
export async function raise<E extends DomainEvent>(
  tx: Transaction,
  event: E,
  payload: DomainEvents[E],
): Promise<void> {
  await addJob(tx, `when:${event}` as JobName, payload as JobPayloads[JobName])
}

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
  await addJob(tx, 'send-outbox-message', { outboxMessageId: row.id })
}

/** Pusher's own limit for one trigger. */
const mostChannels = 100

/** The same for several channels at once: one row of the outbox and one call of the service for every hundred. */
export async function queuePushToMany(
  tx: Transaction,
  push: { channels: string[]; event: string; payload: Record<string, unknown> },
): Promise<void> {
  for (let from = 0; from < push.channels.length; from += mostChannels) {
    const channels = push.channels.slice(from, from + mostChannels)
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
