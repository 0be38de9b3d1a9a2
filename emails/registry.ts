import { bookingRequested } from './booking-requested'
import { paymentReceived } from './payment-received'
import { photosReady } from './photos-ready'
import { verifyEmail } from './verify-email'

/** Every mail the portal sends, by the name under which the outbox keeps it. */
export const mails = {
  'verify-email': verifyEmail,
  'booking-requested': bookingRequested,
  'photos-ready': photosReady,
  'payment-received': paymentReceived,
} as const

export type MailName = keyof typeof mails
export type MailProps<N extends MailName> = Parameters<(typeof mails)[N]['body']>[0]
