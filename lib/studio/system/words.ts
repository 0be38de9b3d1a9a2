import { countOf } from '@/lib/platform/words'
import type { ServiceName, ServiceState } from './schema'

export const serviceTitles: Record<ServiceName, string> = {
  email: 'Email',
  storage: 'File storage',
  live: 'Live updates',
  payments: 'Payments',
  database: 'Database',
  jobs: 'Background jobs',
}

/** The service behind each title. */
export const serviceProviders: Record<ServiceName, string> = {
  email: 'Resend',
  storage: 'UploadThing',
  live: 'Pusher',
  payments: 'Stripe',
  database: 'Postgres',
  jobs: 'Postgres queue',
}

export const stateLabels: Record<ServiceState, string> = {
  working: 'Working',
  failing: 'Failing',
  unused: 'Not checked yet',
}

/** What a test does, while it runs. */
export const testProgress: Record<ServiceName, string> = {
  email: 'Sending an email',
  storage: 'Storing a file',
  live: 'Sending an event',
  payments: 'Asking Stripe',
  database: 'Asking Postgres',
  jobs: 'Running a job',
}

export const testFailed = 'Failed to run the test'

/** Describes a duration in ms: "43 ms", "1.2 seconds". */
export function describeDuration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} seconds`
}

export const storageWorks = 'A small file was stored, read back, and deleted.'
export const storageMismatch = 'The stored file came back with different content.'
export const databaseWorks = 'Postgres responded.'
export const jobRan = 'A job was queued and ran.'
export const jobDidNotRun =
  'No process ran the job in time. Start a worker with "npm run worker", or leave JOBS_IN_SERVER on.'
export const noWorkerSeen = 'No process that runs jobs was seen within a minute'
export const liveArrived = 'The event arrived in this browser.'
export const liveDidNotArrive =
  "Pusher accepted the event, but it didn't arrive in this browser. Check your connection, and the app's key and cluster."
export const missedEndpoint = (url: string) =>
  `Stripe has no enabled webhook for ${url}. Add it in the Stripe dashboard under Developers, Webhooks.`
export const missedEvents = (events: readonly string[]) =>
  `The webhook doesn't send these events: ${events.join(', ')}. Add them in the Stripe dashboard under Developers, Webhooks.`
export const paymentsWork = (account: string, lastEvent: string | null) =>
  `Connected to the account "${account}". Its webhook sends every needed event; ${
    lastEvent ? `the last one arrived ${lastEvent}` : 'none has arrived yet'
  }.`
export const emailSentTo = (address: string) =>
  `Resend accepted an email to ${address}. Check that it arrives.`

/** What the setup screen says. Anyone can read it, so it names no account, host, or error. */
export const setupTexts = {
  working: {
    email: '',
    storage: storageWorks,
    live: 'Pusher accepted an event.',
    payments: 'Stripe responded, and its webhook sends every needed event.',
    database: databaseWorks,
    jobs: jobRan,
  } satisfies Record<ServiceName, string>,
  sandboxPayments: 'Test cards only; no money moves.',
  failed: 'The test failed. The log of the server has the reason.',
  email:
    'Not tested, because nobody could receive the email. The first one verifies the address of the owner.',
}

/** Shown where the demo isn't on. */
export const demoAccountsFound = (count: number) =>
  `The database has ${countOf(count, 'demo account')} with a published password. Nobody can sign in to them here, but clients can still book them.`
export const removeDemoAdvice =
  'Remove the demo with "npm run remove-demo", or with "node prisma/remove-demo.mjs" in a deployment.'

export const jobConflict = 'This job is running, or already finished.'
export const noFailedJobs = 'No failed jobs'

/** Every job in plain words, by its name in the queue. */
export const jobTitles = {
  'close-payments': 'Close the payment pages of a paid or voided invoice or statement',
  'create-statements': "Issue brokerages' statements",
  'refund-statement-payment': 'Refund a payment that a statement did not need',
  'release-unpaid-booking': 'Cancel a booking whose deposit was not paid',
  'release-unpaid-bookings': 'Find bookings whose deposit was not paid',
  'charge-invoice': 'Charge an invoice to its saved card',
  'charge-due-invoices': 'Find the invoices to charge',
  'send-outbox-message': 'Send an email or a live update',
  'notify-on-the-way': 'Notify a client that the photographer is on the way',
  'mail-messages': 'Email unread messages',
  'mail-replies': 'Email unread replies about photos',
  'make-derivatives': 'Prepare a photo',
  'remove-files': 'Delete files from storage',
  'give-up-photos': 'Give up on stuck photos',
  'sweep-uploads': 'Delete abandoned uploads',
  'announce-expiry': 'Announce expiring galleries',
  'announce-photo-changes': 'Announce changed photos',
  'prepare-media': 'Prepare portfolio media',
  'sweep-media': 'Find unprepared portfolio media',
  'measure-originals': 'Measure original photos',
  'render-mls-photo': 'Prepare a photo for the MLS',
  'prepare-version': 'Prepare a new version of a photo',
  'sweep-mls': 'Delete old photos for the MLS',
  'remind-of-invoices': 'Find invoices to remind of',
  'send-reminder': 'Send an invoice reminder',
  'make-thumbnail': "Prepare an attachment's preview",
  'sweep-attachments': 'Delete unused attachments',
  'sweep-analytics': 'Delete old visits',
  'sweep-outbox': 'Delete old emails and live updates',
  'sweep-notifications': 'Delete old notifications',
  'sweep-webhook-events': 'Delete old webhook events',
  'sweep-failed-jobs': 'Delete old failed jobs',
  'sweep-tokens': 'Delete expired links',
  'sweep-slots': 'Delete past slots',
  'sweep-places': 'Delete old locations and drives',
  'sweep-access-details': 'Delete access details of past shoots',
  'sweep-property-pages': "Delete old inquiries and views of properties' pages",
  'sweep-booking-contacts': 'Delete people informed about past shoots',
  'sweep-seller-links': "Delete sellers' links of past shoots",
  'sweep-portfolio': 'Finish deleting portfolio entries',
  'sweep-quotes': 'Delete old quote requests',
  'sweep-conversations': 'Delete old conversations',
  'read-due-calendars': "Find photographers' calendars to read",
  'read-calendar': "Read a photographer's calendar",
  'read-forecasts': 'Read the weather for upcoming shoots',
  'reconcile-storage': 'Compare storage with the database',
  'submit-refund': 'Submit a refund to Stripe',
  'delete-stripe-customer': "Delete a client's cards at Stripe",
  'update-stripe-customer': "Change a client's email at Stripe",
  'reconcile-refunds': 'Check refunds with Stripe',
  'read-stripe-movements': 'Read the Stripe balance',
  'give-back-payment': 'Check an extra payment with Stripe',
  'send-password-reset': 'Send a password reset email',
  'invite-imported-clients': 'Invite imported clients',
  'test-jobs': 'Test the job queue',
  'when:account.verified': 'Hand over what waited for a new account',
  'when:payment.succeeded': 'Announce a payment',
  'when:payment.failed': 'Announce a failed payment',
  'when:payment.refunded': 'Announce a refund',
  'when:payment.disputed': 'Announce a disputed payment',
} as const

/** Describes a job; one of another release by its name in the queue. */
export function describeJob(name: string): string {
  return Object.hasOwn(jobTitles, name) ? jobTitles[name as keyof typeof jobTitles] : name
}
