import { accountApproved } from './account-approved'
import { accountDeleted } from './account-deleted'
import { accountDenied } from './account-denied'
import { accountDisabled } from './account-disabled'
import { accountEnabled } from './account-enabled'
import { accountExists } from './account-exists'
import { approvalRequested } from './approval-requested'
import { badForecast } from './bad-forecast'
import { bookingChanged } from './booking-changed'
import { bookingRequested } from './booking-requested'
import { brokerageInvited } from './brokerage-invited'
import { calendarConflict } from './calendar-conflict'
import { changesApproved } from './changes-approved'
import { changesRequested } from './changes-requested'
import { chargeFailed } from './charge-failed'
import { clientInvited } from './client-invited'
import { confirmEmail } from './confirm-email'
import { deletionDenied } from './deletion-denied'
import { deletionRequested } from './deletion-requested'
import { emailChangeUndone } from './email-change-undone'
import { emailChanged } from './email-changed'
import { emailTaken } from './email-taken'
import { factorRequired } from './factor-required'
import { galleryExpires } from './gallery-expires'
import { invoiceIssued } from './invoice-issued'
import { invoiceReminder } from './invoice-reminder'
import { invoiceVoided } from './invoice-voided'
import { lateFeeCharged } from './late-fee-charged'
import { messageReceived } from './message-received'
import { newSignIn } from './new-sign-in'
import { onTheWay } from './on-the-way'
import { passwordChanged } from './password-changed'
import { payApproved } from './pay-approved'
import { paymentDisputed } from './payment-disputed'
import { paymentFailed } from './payment-failed'
import { paymentReceived } from './payment-received'
import { paymentRefunded } from './payment-refunded'
import { photosAdded } from './photos-added'
import { photosChanged } from './photos-changed'
import { photosReady } from './photos-ready'
import { photosTransferred } from './photos-transferred'
import { propertyInquiry } from './property-inquiry'
import { quoteAnswered } from './quote-answered'
import { quoteReceived } from './quote-received'
import { quoteRequested } from './quote-requested'
import { repliesReceived } from './replies-received'
import { resetPassword } from './reset-password'
import { roleChanged } from './role-changed'
import { securityChanged } from './security-changed'
import { shareIssued } from './share-issued'
import { shootNotice } from './shoot-notice'
import { shootShared } from './shoot-shared'
import { statementIssued } from './statement-issued'
import { statementPaid } from './statement-paid'
import { statementReminder } from './statement-reminder'
import { teamInvited } from './team-invited'
import { testEmail } from './test-email'
import { verifyEmail } from './verify-email'
import { versionsReady } from './versions-ready'

/** Every email the portal sends, by the name that the outbox stores. */
export const mails = {
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'client-invited': clientInvited,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'security-changed': securityChanged,
  'factor-required': factorRequired,
  'confirm-email': confirmEmail,
  'email-taken': emailTaken,
  'email-changed': emailChanged,
  'email-change-undone': emailChangeUndone,
  'approval-requested': approvalRequested,
  'team-invited': teamInvited,
  'role-changed': roleChanged,
  'brokerage-invited': brokerageInvited,
  'account-approved': accountApproved,
  'account-denied': accountDenied,
  'account-disabled': accountDisabled,
  'account-enabled': accountEnabled,
  'deletion-requested': deletionRequested,
  'deletion-denied': deletionDenied,
  'account-deleted': accountDeleted,
  'booking-requested': bookingRequested,
  'calendar-conflict': calendarConflict,
  'bad-forecast': badForecast,
  'booking-changed': bookingChanged,
  'on-the-way': onTheWay,
  'shoot-notice': shootNotice,
  'share-issued': shareIssued,
  'shoot-shared': shootShared,
  'late-fee-charged': lateFeeCharged,
  'photos-ready': photosReady,
  'photos-transferred': photosTransferred,
  'photos-added': photosAdded,
  'photos-changed': photosChanged,
  'changes-requested': changesRequested,
  'versions-ready': versionsReady,
  'changes-approved': changesApproved,
  'replies-received': repliesReceived,
  'gallery-expires': galleryExpires,
  'invoice-issued': invoiceIssued,
  'invoice-reminder': invoiceReminder,
  'invoice-voided': invoiceVoided,
  'statement-issued': statementIssued,
  'statement-reminder': statementReminder,
  'statement-paid': statementPaid,
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'charge-failed': chargeFailed,
  'payment-refunded': paymentRefunded,
  'payment-disputed': paymentDisputed,
  'pay-approved': payApproved,
  'message-received': messageReceived,
  'property-inquiry': propertyInquiry,
  'quote-requested': quoteRequested,
  'quote-received': quoteReceived,
  'quote-answered': quoteAnswered,
  'test-email': testEmail,
} as const

export type MailName = keyof typeof mails

/** Whether an email of this name exists. The outbox may hold names that were since removed. */
export function isMailName(name: string): name is MailName {
  return Object.hasOwn(mails, name)
}
export type MailProps<N extends MailName> = Parameters<(typeof mails)[N]['content']>[0]
