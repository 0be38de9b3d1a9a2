import { accountApproved } from './account-approved'
import { accountDenied } from './account-denied'
import { accountExists } from './account-exists'
import { approvalRequested } from './approval-requested'
import { bookingChanged } from './booking-changed'
import { bookingRequested } from './booking-requested'
import { lateFeeCharged } from './late-fee-charged'
import { messageReceived } from './message-received'
import { passwordChanged } from './password-changed'
import { paymentReceived } from './payment-received'
import { photosReady } from './photos-ready'
import { resetPassword } from './reset-password'
import { verifyEmail } from './verify-email'

/** Every mail the portal sends, by the name under which the outbox keeps it. */
export const mails = {
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'approval-requested': approvalRequested,
  'account-approved': accountApproved,
  'account-denied': accountDenied,
  'booking-requested': bookingRequested,
  'booking-changed': bookingChanged,
  'late-fee-charged': lateFeeCharged,
  'photos-ready': photosReady,
  'payment-received': paymentReceived,
  'message-received': messageReceived,
} as const

export type MailName = keyof typeof mails
export type MailProps<N extends MailName> = Parameters<(typeof mails)[N]['body']>[0]
