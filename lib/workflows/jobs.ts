import 'server-only'
import type { TaskList } from 'graphile-worker'
import type { JobName, JobPayloads } from '@/lib/platform/jobs/queue'
import { monitorJob } from '@/lib/platform/monitoring/monitor-job'
import { runWithDeadline } from '@/lib/platform/time/deadline'

/** Each job's code is loaded with its first run, so that a process only holds what it uses. */
const handlers: { [N in JobName]: () => Promise<(payload: JobPayloads[N]) => Promise<void>> } = {
  'send-outbox-message': async () => {
    const { sendOutboxMessage } = await import('@/lib/studio/notifications/commands/send-outbox-message')
    const { findMailPictures } = await import('@/lib/photos/deliveries/queries/find-mail-pictures')
    return (message) => sendOutboxMessage(message, findMailPictures)
  },
  'notify-on-the-way': async () =>
    (await import('@/lib/booking/bookings/commands/notify-on-the-way')).notifyOnTheWay,
  'mail-messages': async () => (await import('@/lib/messaging/commands/mail-messages')).mailMessages,
  'mail-replies': async () => (await import('@/lib/photos/revisions/commands/mail-replies')).mailReplies,
  'make-derivatives': async () =>
    (await import('@/lib/photos/deliveries/commands/make-derivatives')).makeDerivatives,
  'remove-files': async () =>
    (await import('@/lib/studio/uploads/commands/remove-orphaned-files')).removeOrphanedFiles,
  'give-up-photos': async () =>
    (await import('@/lib/photos/deliveries/commands/fail-stale-photos')).failStalePhotos,
  'sweep-uploads': async () => {
    const { deleteUnsentUploads } = await import('@/lib/photos/deliveries/commands/delete-unsent-uploads')
    const { deleteUnsentMedia } = await import('@/lib/photos/media/commands/delete-unsent-media')
    const { deleteExpiredGrants } = await import('@/lib/studio/uploads/commands/delete-expired-grants')
    return async () => {
      await deleteUnsentUploads()
      await deleteUnsentMedia()
      await deleteExpiredGrants()
    }
  },
  'announce-expiry': async () =>
    (await import('@/lib/photos/deliveries/commands/notify-of-upcoming-expiry')).notifyOfUpcomingExpiry,
  'announce-photo-changes': async () =>
    (await import('@/lib/photos/deliveries/commands/notify-of-photo-changes')).notifyOfPhotoChanges,
  'prepare-media': async () => (await import('@/lib/site/portfolio/commands/prepare-media')).prepareMedia,
  'sweep-media': async () =>
    (await import('@/lib/site/portfolio/commands/queue-unprepared-media')).queueUnpreparedMedia,
  'measure-originals': async () =>
    (await import('@/lib/photos/deliveries/operations/measure-originals')).measureOriginals,
  'make-thumbnail': async () => (await import('@/lib/messaging/commands/make-thumbnail')).makeThumbnail,
  'sweep-attachments': async () => {
    const { deleteUnusedAttachments } = await import('@/lib/messaging/commands/delete-unused-attachments')
    const { deleteUnusedCertificates } = await import(
      '@/lib/catalog/taxes/commands/delete-unused-certificates'
    )
    return async () => {
      await deleteUnusedAttachments()
      await deleteUnusedCertificates()
    }
  },
  'sweep-analytics': async () =>
    (await import('@/lib/site/analytics/commands/delete-expired-events')).deleteExpiredEvents,
  'sweep-outbox': async () => {
    const { deleteExpiredOutboxMessages } = await import('@/lib/platform/jobs/outbox-outcomes')
    const { getStudio } = await import('@/lib/studio/settings/queries/get-studio')
    return async () => deleteExpiredOutboxMessages((await getStudio()).emailRetentionDays)
  },
  'sweep-notifications': async () =>
    (await import('@/lib/studio/notifications/commands/delete-expired-notifications'))
      .deleteExpiredNotifications,
  'sweep-webhook-events': async () =>
    (await import('@/lib/billing/invoices/commands/delete-expired-webhook-events'))
      .deleteExpiredWebhookEvents,
  'sweep-failed-jobs': async () => (await import('@/lib/platform/jobs/delete-failed-jobs')).deleteFailedJobs,
  'sweep-tokens': async () => {
    const { deleteExpiredTokens } = await import('@/lib/people/accounts/commands/delete-expired-tokens')
    const { deleteExpiredEmailChanges } = await import(
      '@/lib/people/accounts/commands/delete-expired-email-changes'
    )
    const { deleteExpiredInvitations } = await import(
      '@/lib/people/accounts/commands/delete-expired-invitations'
    )
    const brokerages = await import('@/lib/people/brokerages/commands/delete-expired-invitations')
    const { deleteExpiredFactorRows } = await import(
      '@/lib/people/second-factor/commands/delete-expired-factor-rows'
    )
    const { deleteExpiredSessions } = await import('@/lib/auth/delete-sessions')
    return async () => {
      await deleteExpiredTokens()
      await deleteExpiredEmailChanges()
      await deleteExpiredInvitations()
      await brokerages.deleteExpiredInvitations()
      await deleteExpiredSessions()
      await deleteExpiredFactorRows()
    }
  },
  'sweep-slots': async () =>
    (await import('@/lib/calendar/availability/commands/delete-expired-slots')).deleteExpiredSlots,
  'sweep-places': async () => {
    const { deleteExpiredAddresses } = await import('@/lib/studio/places/commands/delete-expired-addresses')
    const { deleteExpiredDrives } = await import('@/lib/calendar/travel/commands/delete-expired-drives')
    return async () => {
      await deleteExpiredAddresses()
      await deleteExpiredDrives()
    }
  },
  'sweep-access-details': async () =>
    (await import('@/lib/booking/access-details/commands/delete-expired-access-details'))
      .deleteExpiredAccessDetails,
  'sweep-property-pages': async () =>
    (await import('@/lib/photos/property-pages/commands/delete-expired-records')).deleteExpiredRecords,
  'sweep-booking-contacts': async () =>
    (await import('@/lib/booking/contacts/commands/delete-expired-contacts')).deleteExpiredContacts,
  'sweep-seller-links': async () =>
    (await import('@/lib/booking/sellers/commands/delete-expired-links')).deleteExpiredLinks,
  'sweep-portfolio': async () =>
    (await import('@/lib/site/portfolio/commands/delete-expired-entries')).deleteExpiredEntries,
  'sweep-quotes': async () =>
    (await import('@/lib/booking/quotes/commands/delete-expired-quotes')).deleteExpiredQuotes,
  'sweep-conversations': async () =>
    (await import('@/lib/messaging/commands/delete-expired-conversations')).deleteExpiredConversations,
  'read-due-calendars': async () =>
    (await import('@/lib/calendar/calendars/commands/queue-due-calendars')).queueDueCalendars,
  'read-calendar': async () => (await import('@/lib/calendar/calendars/commands/read-calendar')).readCalendar,
  'read-forecasts': async () =>
    (await import('@/lib/calendar/weather/commands/read-forecasts')).readForecasts,
  'reconcile-storage': async () =>
    (await import('@/lib/studio/uploads/commands/reconcile-storage')).reconcileStorage,
  'render-mls-photo': async () => (await import('@/lib/photos/mls/commands/render-mls-photo')).renderMlsPhoto,
  'sweep-mls': async () =>
    (await import('@/lib/photos/mls/commands/delete-expired-photos')).deleteExpiredPhotos,
  'prepare-version': async () =>
    (await import('@/lib/photos/revisions/commands/prepare-version')).prepareVersion,
  'remind-of-invoices': async () => (await import('./remind-of-invoices')).remindOfInvoices,
  'create-statements': async () =>
    (await import('@/lib/billing/statements/commands/create-due-statements')).createDueStatements,
  'refund-statement-payment': async () =>
    (await import('@/lib/billing/statements/commands/refund-statement-payment')).refundStatementPayment,
  'send-reminder': async () =>
    (await import('@/lib/billing/invoices/commands/queue-reminder')).sendQueuedReminder,
  'close-payments': async () => {
    const { closeCheckouts, closePayments } = await import('@/lib/billing/invoices/commands/close-payments')
    return (of) => ('invoiceId' in of ? closePayments(of.invoiceId) : closeCheckouts(of))
  },
  'release-unpaid-booking': async () => (await import('./release-unpaid-booking')).releaseUnpaidBooking,
  'release-unpaid-bookings': async () => (await import('./release-unpaid-booking')).queueUnpaidBookings,
  'charge-invoice': async () =>
    (await import('@/lib/billing/invoices/commands/charge-invoice')).chargeInvoice,
  'charge-due-invoices': async () =>
    (await import('@/lib/billing/invoices/commands/queue-due-charges')).queueDueCharges,
  'submit-refund': async () => (await import('@/lib/billing/invoices/commands/submit-refund')).submitRefund,
  'delete-stripe-customer': async () =>
    (await import('@/lib/catalog/cards/commands/delete-stripe-customer')).deleteStripeCustomer,
  'update-stripe-customer': async () =>
    (await import('@/lib/catalog/cards/commands/update-stripe-customer')).updateStripeCustomer,
  'read-stripe-movements': async () =>
    (await import('@/lib/billing/ledger/commands/read-stripe-movements')).readStripeMovements,
  'reconcile-refunds': async () =>
    (await import('@/lib/billing/invoices/commands/reconcile-refunds')).reconcileRefunds,
  'give-back-payment': async () => {
    const { applyPayment } = await import('@/lib/billing/invoices/commands/apply-payment')
    return async ({ paymentId }) => void (await applyPayment(paymentId))
  },
  'send-password-reset': async () =>
    (await import('@/lib/people/accounts/commands/send-password-reset')).sendPasswordReset,
  'invite-imported-clients': async () => {
    const { inviteImportedClients } = await import('@/lib/people/accounts/operations/invite-imported-clients')
    return ({ importId, byName }) => inviteImportedClients(importId, byName)
  },
  'test-jobs': async () => async () => {},
  'when:account.verified': async () => (await import('./when-account-is-verified')).whenAccountIsVerified,
  'when:payment.succeeded': async () => (await import('./when-payment-succeeds')).whenPaymentSucceeds,
  'when:payment.failed': async () => (await import('./when-payment-fails')).whenPaymentFails,
  'when:payment.refunded': async () => (await import('./when-payment-is-refunded')).whenPaymentIsRefunded,
  'when:payment.disputed': async () => (await import('./when-payment-is-disputed')).whenPaymentIsDisputed,
}

/**
 * Longer than the slowest photo takes. A job that hangs would occupy one of the few worker slots indefinitely, so it fails
 * and is canceled before its next attempt.
 */
const jobTimeoutMs = 15 * 60_000

/** `handlers` as a Graphile Worker task list. */
export const jobs: TaskList = Object.fromEntries(
  Object.entries(handlers).map(([name, load]) => [
    name,
    (payload: unknown) =>
      monitorJob(name, payload, () =>
        runWithDeadline(name, jobTimeoutMs, async () => {
          const handle = (await load()) as (payload: unknown) => Promise<void>
          await handle(payload)
        }),
      ),
  ]),
)
