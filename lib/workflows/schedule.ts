import 'server-only'
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import { type JobName, type JobPayloads, maxAttempts } from '@/lib/platform/queue'

/** A job that needs nothing but its name. */
type TimedJob = { [N in JobName]: JobPayloads[N] extends Record<string, never> ? N : never }[JobName]

/** What the portal does by the clock, with nobody asking: which job, and when, as cron in UTC. */
const schedule: { job: TimedJob; at: string }[] = [
  { job: 'give-up-photos', at: '*/10 * * * *' },
  { job: 'sweep-uploads', at: '20 3 * * *' },
  { job: 'reconcile-refunds', at: '*/10 * * * *' },
  // Every hour, because whose morning it is depends on the studio's zone.
  { job: 'announce-expiry', at: '5 * * * *' },
  { job: 'remind-of-invoices', at: '10 * * * *' },
  { job: 'sweep-attachments', at: '40 3 * * *' },
  { job: 'sweep-analytics', at: '50 3 * * *' },
  { job: 'sweep-outbox', at: '0 4 * * *' },
  { job: 'sweep-notifications', at: '5 4 * * *' },
  { job: 'sweep-webhook-events', at: '10 4 * * *' },
  { job: 'sweep-failed-jobs', at: '15 4 * * *' },
  { job: 'sweep-tokens', at: '20 4 * * *' },
  { job: 'sweep-slots', at: '25 4 * * *' },
  { job: 'sweep-media', at: '25 * * * *' },
  // What a deletion's own job has missed.
  { job: 'sweep-portfolio', at: '50 * * * *' },
  { job: 'reconcile-storage', at: '30 4 * * *' },
]

/** What fell due while no process was running is still done when one starts within a day. */
const catchUpMs = 24 * 60 * 60_000

/** `schedule` as the queue library's items. However many processes run, each moment's job is queued once. */
export function timedJobs(): ParsedCronItem[] {
  return parseCronItems(
    schedule.map(({ job, at }) => ({
      task: job,
      match: at,
      // By its key, a job that still waits is replaced instead of doubled, however many moments were missed.
      options: { jobKey: job, backfillPeriod: catchUpMs, maxAttempts },
      payload: {},
    })),
  )
}
