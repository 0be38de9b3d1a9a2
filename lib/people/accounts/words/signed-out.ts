import { securityChanges } from '@/lib/people/second-factor/words/changes'

/** The headings for an account that isn't active. */
export const accountStateTitles = {
  PENDING_APPROVAL: 'The studio is looking at your request',
  DENIED: 'Your request was not approved',
  DISABLED: 'Your account is disabled',
}

/** On the sign-in page, and in the last email. */
export const accountDeletedTitle = 'Your account was deleted'

const signedOutTitle = "You've been signed out on this device"

/** Why a visitor was sent to the sign-in page. */
export const signInReasons = {
  verified: { title: 'Your email is verified', lead: 'Sign in to continue.' },
  approved: { title: 'Your account is approved', lead: 'Sign in to get started.' },
  denied: {
    title: accountStateTitles.DENIED,
    lead: 'Sign in to see why and how to reach the studio.',
  },
  closed: { title: 'Your account was disabled', lead: 'Sign in to see how to reach the studio.' },
  deleted: { title: accountDeletedTitle, lead: 'Your data was removed, as you asked.' },
  reopened: { title: 'Your account is active again', lead: 'Sign in to continue.' },
  'factors-reset': {
    title: securityChanges['factors.reset'].heading,
    lead: 'Sign in with your password, then set it up again.',
  },
  'email-restored': {
    title: 'Your email address was changed back',
    lead: 'Your password no longer works. Choose a new one with “Forgot password?”.',
  },
  'password-changed': {
    title: 'Your password was changed',
    lead: "You've been signed out on this device. Sign in with your new password.",
  },
  'signed-out-everywhere': {
    title: signedOutTitle,
    lead: 'Your account was signed out on all other devices. Sign in to continue.',
  },
  'signed-out': {
    title: signedOutTitle,
    lead: 'You were signed out from another device. Sign in to continue.',
  },
}
