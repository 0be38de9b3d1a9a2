import 'server-only'
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import { type JobName, type JobPayloads, maxAttempts } from '@/lib/platform/jobs/queue'

/** A job without a payload. */
type TimedJob = { [N in JobName]: JobPayloads[N] extends Record<string, never> ? N : never }[JobName]

/** Scheduled jobs with their cron expressions in UTC. */
const schedule: { job: TimedJob; at: string }[] = [
  { job: 'give-up-photos', at: '*/10 * * * *' },
  { job: 'sweep-uploads', at: '20 3 * * *' },
  { job: 'reconcile-refunds', at: '*/10 * * * *' },
  { job: 'read-stripe-movements', at: '*/10 * * * *' },
  { job: 'read-due-calendars', at: '*/5 * * * *' },
  // Each forecast is read hourly; more often, only those of shoots that were booked or moved since.
  { job: 'read-forecasts', at: '*/10 * * * *' },
  // Hourly, because the time of the studio's morning depends on its time zone.
  { job: 'announce-expiry', at: '5 * * * *' },
  { job: 'remind-of-invoices', at: '10 * * * *' },
  { job: 'create-statements', at: '15 * * * *' },
  { job: 'charge-due-invoices', at: '*/10 * * * *' },
  { job: 'release-unpaid-bookings', at: '*/5 * * * *' },
  { job: 'sweep-quotes', at: '30 3 * * *' },
  { job: 'sweep-conversations', at: '35 3 * * *' },
  { job: 'sweep-attachments', at: '40 3 * * *' },
  { job: 'sweep-analytics', at: '50 3 * * *' },
  { job: 'sweep-outbox', at: '0 4 * * *' },
  { job: 'sweep-notifications', at: '5 4 * * *' },
  { job: 'sweep-webhook-events', at: '10 4 * * *' },
  { job: 'sweep-failed-jobs', at: '15 4 * * *' },
  { job: 'sweep-tokens', at: '20 4 * * *' },
  { job: 'sweep-slots', at: '25 4 * * *' },
  { job: 'sweep-places', at: '28 4 * * *' },
  { job: 'sweep-access-details', at: '45 3 * * *' },
  { job: 'sweep-mls', at: '29 4 * * *' },
  { job: 'sweep-seller-links', at: '48 3 * * *' },
  { job: 'sweep-property-pages', at: '52 3 * * *' },
  { job: 'sweep-booking-contacts', at: '54 3 * * *' },
  { job: 'sweep-media', at: '25 * * * *' },
  // Deletes what a deletion's own job missed.
  { job: 'sweep-portfolio', at: '50 * * * *' },
  { job: 'reconcile-storage', at: '30 4 * * *' },
]

/** Jobs that were missed while no process was running still run if one starts within a day. */
const catchUpMs = 24 * 60 * 60_000

/** Returns `schedule` as Graphile Worker cron items. However many processes run, each job is queued once per time. */
export function timedJobs(): ParsedCronItem[] {
  return parseCronItems(
    schedule.map(({ job, at }) => ({
      task: job,
      match: at,
      // The key replaces a job that is still pending, however many times were missed.
      options: { jobKey: job, backfillPeriod: catchUpMs, maxAttempts },
      payload: {},
    })),
  )
}
