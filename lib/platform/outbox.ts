import 'server-only'
import type { MailName, MailProps } from '@/emails/registry'
import type { Transaction } from './db'
import type { DomainEvent, DomainEvents } from './events'

/** A job may run twice; it must not matter. */
export type JobPayloads = {
  'send-outbox-message': { outboxMessageId: string }
  'make-derivatives': { photoId: string }
  'remove-files': { keys: string[] }
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

/** What the outbox keeps of a mail: the template's props, and beside them what is attached. */
export type MailPayload = Record<string, unknown> & { attachments?: MailAttachment[] }

/** Queues a mail in the caller's transaction. It is rendered and sent after the commit, with retries. */
export async function queueMail<N extends MailName>(
  tx: Transaction,
  mail: {
    to: string
    userId?: string
    template: N
    props: MailProps<N> & { attachments?: never }
    attachments?: MailAttachment[]
  },
): Promise<void> {
  const payload: MailPayload = { ...mail.props, ...(mail.attachments && { attachments: mail.attachments }) }
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
  await addJob(tx, 'send-outbox-message', { outboxMessageId: row.id })
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
