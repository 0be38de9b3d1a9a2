import 'server-only'
import { db, type Transaction } from '@/lib/platform/data/db'
import type { DomainEvent, DomainEvents } from '@/lib/platform/data/events'
import { withCurrentSpan } from '@/lib/platform/monitoring/monitor-job'

/** Jobs may run twice and must be idempotent. */
export type JobPayloads = {
  'send-outbox-message': { outboxMessageId: string }
  'notify-on-the-way': { bookingId: string; at: string; arrival: string | null }
  'mail-messages': { conversationId: string; userId: string }
  'mail-replies': { deliveryId: string; reader: 'CLIENT' | 'PHOTOGRAPHER' }
  'make-derivatives': { photoId: string }
  'remove-files': { keys: string[] }
  'give-up-photos': Record<string, never>
  'sweep-uploads': Record<string, never>
  'announce-expiry': Record<string, never>
  'announce-photo-changes': { deliveryId: string }
  'prepare-media': { fileId: string }
  'sweep-media': Record<string, never>
  'measure-originals': { deliveryId: string }
  'render-mls-photo': { photoId: string; planKey: string; plan: object }
  'sweep-mls': Record<string, never>
  'prepare-version': { versionId: string }
  'remind-of-invoices': Record<string, never>
  'create-statements': Record<string, never>
  'refund-statement-payment': { statementId: string; paymentId: string }
  'send-reminder': { invoiceId: string; profileId: string }
  'make-thumbnail': { attachmentId: string }
  'sweep-attachments': Record<string, never>
  'sweep-analytics': Record<string, never>
  'sweep-outbox': Record<string, never>
  'sweep-notifications': Record<string, never>
  'sweep-webhook-events': Record<string, never>
  'sweep-failed-jobs': Record<string, never>
  'sweep-tokens': Record<string, never>
  'sweep-slots': Record<string, never>
  'sweep-places': Record<string, never>
  'sweep-access-details': Record<string, never>
  'sweep-seller-links': Record<string, never>
  'sweep-property-pages': Record<string, never>
  'sweep-booking-contacts': Record<string, never>
  'sweep-portfolio': Record<string, never>
  'sweep-quotes': Record<string, never>
  'sweep-conversations': Record<string, never>
  'invite-imported-clients': { importId: string; byName: string }
  'read-due-calendars': Record<string, never>
  'read-calendar': { calendarId: string }
  'read-forecasts': Record<string, never>
  'reconcile-storage': Record<string, never>
  'close-payments': { invoiceId: string } | { statementId: string }
  'release-unpaid-booking': { bookingId: string }
  'release-unpaid-bookings': Record<string, never>
  'charge-invoice': { invoiceId: string }
  'charge-due-invoices': Record<string, never>
  'submit-refund': { refundId: string }
  'delete-stripe-customer': { customerId: string }
  'update-stripe-customer': { profileId: string }
  'reconcile-refunds': Record<string, never>
  'read-stripe-movements': Record<string, never>
  /** Does nothing; shows the studio owner that jobs run. */
  'test-jobs': { testId: string }
  /** Queued by earlier releases. */
  'give-back-payment': { invoiceId: string; paymentId: string }
  'send-password-reset': { askId: string; email: string; next: string | null }
} & { [E in DomainEvent as `when:${E}`]: DomainEvents[E] }
export type JobName = keyof JobPayloads

/** After this many attempts a job fails for good: with growing delays, about sixteen hours after the first. */
export const maxAttempts = 12

/**
 * Adds a job to the Postgres-backed queue in the caller's transaction; it runs only if that commits. With a key, it
 * replaces a waiting job of the same key. Lower priorities run first.
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
      payload => ${JSON.stringify(withCurrentSpan(payload))}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => now() + make_interval(secs => ${options.afterSeconds ?? 0}::int),
      max_attempts => ${maxAttempts}::int,
      job_key => ${options.key ?? null}::text,
      priority => ${options.priority ?? 0}::int
    )`
}

/** Removes a job that hasn't started. Returns whether it was removed. */
export async function removeJob(key: string): Promise<boolean> {
  // The library also returns a job that is already running; its lock shows which.
  const removed = await db().$queryRaw<{ wasPending: boolean }[]>`
    SELECT id IS NOT NULL AND locked_at IS NULL AS "wasPending" FROM graphile_worker.remove_job(${key}::text)`
  return removed[0]?.wasPending ?? false
}

/** Runs failed jobs again, from their first attempt. */
export async function retryJobs(ids: readonly string[]): Promise<void> {
  await db().$executeRaw`
    SELECT graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE id = ANY(${[...ids]}::bigint[]) AND attempts >= max_attempts),
      run_at => now(), attempts => 0
    )`
}

/** Schedules the removal of files that no row references from storage, outside of any transaction. */
export async function removeLooseFiles(keys: string[], { afterSeconds = 0 } = {}): Promise<void> {
  if (keys.length > 0) await addJob(db(), 'remove-files', { keys }, { afterSeconds })
}

/**
 * Adds many jobs of one name in a single statement; they run in the given order, and one at a time if they have a named
 * queue.
 */
export async function addJobs<N extends JobName>(
  tx: Transaction,
  name: N,
  jobs: readonly { payload: JobPayloads[N]; key: string }[],
  { priority = 0, queue }: { priority?: number; queue?: string } = {},
): Promise<void> {
  if (jobs.length === 0) return
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name}::text,
      payload => job.payload,
      max_attempts => ${maxAttempts}::int,
      queue_name => ${queue ?? null}::text,
      job_key => job.key,
      priority => ${priority}::int
    ) FROM json_to_recordset(${JSON.stringify(jobs)}::json) AS job(payload json, key text)`
}

/** Publishes an event to other domains after the commit. */
export async function raise<E extends DomainEvent>(
  tx: Transaction,
  event: E,
  payload: DomainEvents[E],
): Promise<void> {
  await addJob(tx, `when:${event}` as JobName, payload as JobPayloads[JobName])
}
