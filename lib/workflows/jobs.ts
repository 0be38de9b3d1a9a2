import 'server-only'
import type { TaskList } from 'graphile-worker'
import { deleteExpiredTokens } from '@/lib/accounts/commands/delete-expired-tokens'
import { sendPasswordReset } from '@/lib/accounts/commands/send-password-reset'
import { deleteExpiredEvents } from '@/lib/analytics/commands/delete-expired-events'
import { deleteExpiredSlots } from '@/lib/availability/commands/delete-expired-slots'
import { deleteUnsentUploads } from '@/lib/deliveries/commands/delete-unsent-uploads'
import { failStalePhotos } from '@/lib/deliveries/commands/fail-stale-photos'
import { makeDerivatives } from '@/lib/deliveries/commands/make-derivatives'
import { measureOriginals } from '@/lib/deliveries/commands/measure-originals'
import { notifyOfPhotoChanges } from '@/lib/deliveries/commands/notify-of-photo-changes'
import { notifyOfUpcomingExpiry } from '@/lib/deliveries/commands/notify-of-upcoming-expiry'
import { applyPayment } from '@/lib/invoices/commands/apply-payment'
import { deleteExpiredWebhookEvents } from '@/lib/invoices/commands/delete-expired-webhook-events'
import { sendQueuedReminder } from '@/lib/invoices/commands/queue-reminder'
import { reconcileRefunds } from '@/lib/invoices/commands/reconcile-refunds'
import { submitRefund } from '@/lib/invoices/commands/submit-refund'
import { deleteUnusedAttachments } from '@/lib/messaging/commands/delete-unused-attachments'
import { mailMessages } from '@/lib/messaging/commands/mail-messages'
import { makeThumbnail } from '@/lib/messaging/commands/make-thumbnail'
import { deleteExpiredNotifications } from '@/lib/notifications/commands/delete-expired-notifications'
import { sendOutboxMessage } from '@/lib/notifications/commands/send-outbox-message'
import { runWithDeadline } from '@/lib/platform/deadline'
import { deleteFailedJobs } from '@/lib/platform/delete-failed-jobs'
import { monitorJob } from '@/lib/platform/monitoring/monitor-job'
import { deleteExpiredOutboxMessages } from '@/lib/platform/outbox-outcomes'
import type { JobName, JobPayloads } from '@/lib/platform/queue'
import { deleteExpiredEntries } from '@/lib/portfolio/commands/delete-expired-entries'
import { prepareMedia } from '@/lib/portfolio/commands/prepare-media'
import { queueUnpreparedMedia } from '@/lib/portfolio/commands/queue-unprepared-media'
import { deleteExpiredGrants } from '@/lib/uploads/commands/delete-expired-grants'
import { reconcileStorage } from '@/lib/uploads/commands/reconcile-storage'
import { removeOrphanedFiles } from '@/lib/uploads/commands/remove-orphaned-files'
import { remindOfInvoices } from './remind-of-invoices'
import { whenPaymentFails } from './when-payment-fails'
import { whenPaymentIsDisputed } from './when-payment-is-disputed'
import { whenPaymentIsRefunded } from './when-payment-is-refunded'
import { whenPaymentSucceeds } from './when-payment-succeeds'

const handlers: { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> } = {
  'send-outbox-message': sendOutboxMessage,
  'mail-messages': mailMessages,
  'make-derivatives': makeDerivatives,
  'remove-files': removeOrphanedFiles,
  'give-up-photos': failStalePhotos,
  'sweep-uploads': async () => {
    await deleteUnsentUploads()
    await deleteExpiredGrants()
  },
  'announce-expiry': notifyOfUpcomingExpiry,
  'announce-photo-changes': notifyOfPhotoChanges,
  'prepare-media': prepareMedia,
  'sweep-media': queueUnpreparedMedia,
  'measure-originals': measureOriginals,
  'make-thumbnail': makeThumbnail,
  'sweep-attachments': deleteUnusedAttachments,
  'sweep-analytics': deleteExpiredEvents,
  'sweep-outbox': deleteExpiredOutboxMessages,
  'sweep-notifications': deleteExpiredNotifications,
  'sweep-webhook-events': deleteExpiredWebhookEvents,
  'sweep-failed-jobs': deleteFailedJobs,
  'sweep-tokens': deleteExpiredTokens,
  'sweep-slots': deleteExpiredSlots,
  'sweep-portfolio': deleteExpiredEntries,
  'reconcile-storage': reconcileStorage,
  'remind-of-invoices': remindOfInvoices,
  'send-reminder': sendQueuedReminder,
  'submit-refund': submitRefund,
  'reconcile-refunds': reconcileRefunds,
  'give-back-payment': async ({ paymentId }) => void (await applyPayment(paymentId)),
  'send-password-reset': sendPasswordReset,
  'test-jobs': async () => {},
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
      monitorJob(name, () =>
        runWithDeadline(name, jobTimeoutMs, () => (handle as (payload: unknown) => Promise<void>)(payload)),
      ),
  ]),
)
