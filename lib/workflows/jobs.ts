import 'server-only'
import type { TaskList } from 'graphile-worker'
import { sendPasswordReset } from '@/lib/accounts/commands/send-password-reset'
import { sweepTokens } from '@/lib/accounts/commands/sweep-tokens'
import { sweepEvents } from '@/lib/analytics/commands/sweep-events'
import { sweepSlots } from '@/lib/availability/commands/sweep-slots'
import { failStalePhotos } from '@/lib/deliveries/commands/fail-stale-photos'
import { makeDerivatives } from '@/lib/deliveries/commands/make-derivatives'
import { measureOriginals } from '@/lib/deliveries/commands/measure-originals'
import { notifyOfPhotoChanges } from '@/lib/deliveries/commands/notify-of-photo-changes'
import { notifyOfUpcomingExpiry } from '@/lib/deliveries/commands/notify-of-upcoming-expiry'
import { sweepUploads } from '@/lib/deliveries/commands/sweep-uploads'
import { applyPayment } from '@/lib/invoices/commands/apply-payment'
import { sendQueuedReminder } from '@/lib/invoices/commands/queue-reminder'
import { reconcileRefunds } from '@/lib/invoices/commands/reconcile-refunds'
import { submitRefund } from '@/lib/invoices/commands/submit-refund'
import { sweepWebhookEvents } from '@/lib/invoices/commands/sweep-webhook-events'
import { mailMessages } from '@/lib/messaging/commands/mail-messages'
import { makeThumbnail } from '@/lib/messaging/commands/make-thumbnail'
import { sweepAttachments } from '@/lib/messaging/commands/sweep-attachments'
import { sendOutboxMessage } from '@/lib/notifications/commands/send-outbox-message'
import { sweepNotifications } from '@/lib/notifications/commands/sweep-notifications'
import { sweepOutbox } from '@/lib/notifications/commands/sweep-outbox'
import { runWithDeadline } from '@/lib/platform/deadline'
import type { JobName, JobPayloads } from '@/lib/platform/queue'
import { prepareMedia } from '@/lib/portfolio/commands/prepare-media'
import { sweepMedia } from '@/lib/portfolio/commands/sweep-media'
import { sweepPortfolio } from '@/lib/portfolio/commands/sweep-portfolio'
import { reconcileStorage } from './reconcile-storage'
import { remindOfInvoices } from './remind-of-invoices'
import { removeOrphanedFiles } from './remove-orphaned-files'
import { sweepFailedJobs } from './sweep-failed-jobs'
import { whenPaymentFails } from './when-payment-fails'
import { whenPaymentIsDisputed } from './when-payment-is-disputed'
import { whenPaymentIsRefunded } from './when-payment-is-refunded'
import { whenPaymentSucceeds } from './when-payment-succeeds'

/** The handler of each job, by name. */
const handlers: { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> } = {
  'send-outbox-message': sendOutboxMessage,
  'mail-messages': mailMessages,
  'make-derivatives': makeDerivatives,
  'remove-files': removeOrphanedFiles,
  'give-up-photos': failStalePhotos,
  'sweep-uploads': sweepUploads,
  'announce-expiry': notifyOfUpcomingExpiry,
  'announce-photo-changes': notifyOfPhotoChanges,
  'prepare-media': prepareMedia,
  'sweep-media': sweepMedia,
  'measure-originals': measureOriginals,
  'make-thumbnail': makeThumbnail,
  'sweep-attachments': sweepAttachments,
  'sweep-analytics': sweepEvents,
  'sweep-outbox': sweepOutbox,
  'sweep-notifications': sweepNotifications,
  'sweep-webhook-events': sweepWebhookEvents,
  'sweep-failed-jobs': sweepFailedJobs,
  'sweep-tokens': sweepTokens,
  'sweep-slots': sweepSlots,
  'sweep-portfolio': sweepPortfolio,
  'reconcile-storage': reconcileStorage,
  'remind-of-invoices': remindOfInvoices,
  'send-reminder': sendQueuedReminder,
  'submit-refund': submitRefund,
  'reconcile-refunds': reconcileRefunds,
  'give-back-payment': async ({ paymentId }) => void (await applyPayment(paymentId)),
  'send-password-reset': sendPasswordReset,
  'when:payment.succeeded': whenPaymentSucceeds,
  'when:payment.failed': whenPaymentFails,
  'when:payment.refunded': whenPaymentIsRefunded,
  'when:payment.disputed': whenPaymentIsDisputed,
}

/**
 * Longer than the slowest photo takes. A job that hangs would occupy one of the few worker slots indefinitely, so it fails
 * and is canceled before its next attempt.
 */
const jobTimeoutMs = 15 * 60_000

/** `handlers` as a Graphile Worker task list. */
export const jobs: TaskList = Object.fromEntries(
  Object.entries(handlers).map(([name, handle]) => [
    name,
    (payload: unknown) =>
      runWithDeadline(name, jobTimeoutMs, () => (handle as (payload: unknown) => Promise<void>)(payload)),
  ]),
)
