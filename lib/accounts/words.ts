import { securityChanges } from '@/lib/factors/words'
import {
  avatarLimits,
  emailChangeHours,
  invitationDays,
  limits,
  resetHours,
  undoHours,
  verificationHours,
} from './limits'

/** The errors under the fields of a person's account. */
export const fieldErrors = {
  longEmail: `Email must be less than ${limits.email} characters`,
  shortPassword: 'Password must be at least 8 characters',
  longPassword: `Password must be less than ${limits.password} characters`,
  simplePassword: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  missingConfirmation: 'Please confirm your new password',
  missingCurrentPassword: 'Current password is required',
  longName: `Name must be less than ${limits.fullName} characters`,
  nameCharacters: 'Name can only contain letters, spaces, hyphens, and apostrophes',
  phone: 'Invalid phone number format',
  longCompany: `Company name must be less than ${limits.company} characters`,
}

/** The subjects of the emails about an account. @param studio the studio's name */
export const accountSubjects = {
  clientInvited: (studio: string) => `Your ${studio} account`,
  verifyEmail: (studio: string) => `Verify your email for ${studio}`,
  resetPassword: (studio: string) => `Reset your ${studio} password`,
  passwordChanged: (studio: string) => `Your ${studio} password was changed`,
  newSignIn: (studio: string) => `New sign-in to your ${studio} account`,
  invited: (studio: string) => `Join the team of ${studio}`,
  roleChanged: (studio: string) => `Your role at ${studio} changed`,
  approved: (studio: string) => `Your ${studio} account is approved`,
  denied: (studio: string) => `Your request to join ${studio}`,
  disabled: (studio: string) => `Your ${studio} account was disabled`,
  enabled: (studio: string) => `Your ${studio} account is active again`,
  confirmEmail: (studio: string) => `Confirm your new email for ${studio}`,
  emailTaken: (studio: string) => `This email already has a ${studio} account`,
  emailChanged: (studio: string) => `Your ${studio} email was changed`,
  emailRestored: (studio: string) => `Your ${studio} email was changed back`,
  deletionRequested: (client: string) => askedForDeletion(client),
  deletionDenied: (studio: string) => `Your request to delete your ${studio} account`,
  deleted: (studio: string) => `Your ${studio} account was deleted`,
}

export const signedOutText = "You're signed out on all devices."

/** In emails about a change that somebody else may have made. */
export const notYouTexts = {
  preview: "Wasn't you? Reset your password now.",
  remark: (supportEmail: string) =>
    `Wasn't you? Reset your password now, which signs out all devices, then email ${supportEmail}.`,
}

/** Why someone receives an email, as the end of "You're receiving this email because ...". */
export const emailReasons = {
  askedToJoin: 'you asked to join as a photographer',
  invited: (studioName: string) => `${studioName} invited you to its team`,
  askedForDeletion: 'you asked to delete your account',
  hasAccount: (studioName: string) => `you have an account with ${studioName}`,
  isPhotographer: (studioName: string) => `you're a photographer at ${studioName}`,
}

/** The notifications about a photographer's request to join. */
export const accountNotifications = {
  approvalRequested: (applicant: { fullName: string; email: string }) => ({
    title: 'New photographer request',
    message: describeApplicant(applicant),
  }),
  approved: { title: 'Account Approved', message: 'Your photographer account is active.' },
  denied: (note: string) => ({ title: 'Account Denied', message: note }),
}

export function describeApplicant({ fullName, email }: { fullName: string; email: string }): string {
  return `${fullName} (${email}) wants to join as a photographer.`
}

/** After a decision about someone's account. */
export function notifiedByEmail(fullName: string): string {
  return `${fullName} has been notified by email.`
}

export const approvalFailedText = 'Failed to process approval'

/** The note of a denial for which the photographer wrote none. */
export const denialNote = 'Account request denied by administrator'
export const noteTooLongText = `At most ${limits.note} characters`

/** How long an emailed link is valid. */
export const linkExpiry = {
  verifyEmail: describeExpiry(verificationHours),
  resetPassword: describeExpiry(resetHours),
  confirmEmail: describeExpiry(emailChangeHours),
  undoEmail: describeExpiry(undoHours),
  invitation: `This link expires in ${invitationDays} days and can be used once.`,
}

function describeExpiry(hours: number): string {
  return `This link expires in ${describeHours(hours)} and can be used once.`
}

function describeHours(hours: number): string {
  return hours === 1 ? 'one hour' : `${hours} hours`
}

const linkTitles = {
  expired: 'This link has expired',
  used: 'This link was already used',
  unknown: "This link isn't valid",
}
export const invalidLinkTitle = linkTitles.unknown

/** For a form whose link stopped working after the page was opened. */
export const expiredLinkText = 'This link has expired or was already used.'

/** What the page of a verification link says. */
export const verificationLinkTexts = {
  usable: { title: 'Verify your email', lead: 'Confirm that this email address is yours.' },
  expired: {
    title: linkTitles.expired,
    lead: `Verification links are valid for ${describeHours(verificationHours)}. We can send you a new one.`,
  },
  used: { title: linkTitles.used, lead: 'Your email is verified. You can sign in.' },
  unknown: {
    title: linkTitles.unknown,
    lead: 'A newer link may have replaced it. Check for our latest email, or sign in to get a new link.',
  },
}

/** What the page of a password reset link that can't be used says. */
export const resetLinkTexts = {
  expired: {
    title: linkTitles.expired,
    lead: `Reset links are valid for ${describeHours(resetHours)}. Enter your email and we'll send you a new one.`,
  },
  used: {
    title: linkTitles.used,
    lead: "Sign in with the password you chose. If that wasn't you, request a new link.",
  },
  unknown: {
    title: linkTitles.unknown,
    lead: 'A newer link may have replaced it. Check for our latest email, or request a new link.',
  },
}

/** Changing one's own email address. */
export const emailChangeTexts = {
  title: 'Email address',
  lead: 'You sign in with it, and get all emails there.',
  same: 'This is already your email address',
  sent: { title: 'Check your new mailbox', message: 'Open the link we sent there to change your address.' },
  pending: (email: string) => `Waiting for ${email}`,
  changed: { title: 'Email address changed', message: 'From now on, sign in with your new address.' },
  canceled: 'Change canceled',
  gone: 'This change was already confirmed or canceled.',
  taken: "This address can't be used anymore. Please choose another one.",
  failed: 'Failed to change your email address. Please try again.',
}

const askAgain = `Links to a new address are valid for ${describeHours(emailChangeHours)}. Sign in and enter the address again.`

/** What the page of a link to a new email address says. */
export const emailLinkTexts = {
  usable: { title: 'Confirm your new email', lead: 'From then on, you sign in with' },
  expired: { title: linkTitles.expired, lead: askAgain },
  used: { title: linkTitles.used, lead: 'Your email address is changed. You can sign in with it.' },
  unknown: {
    title: linkTitles.unknown,
    lead: 'It was canceled, or a newer link has replaced it. Check for our latest email.',
  },
}

/** What the page that restores an old email address says. */
export const undoLinkTexts = {
  usable: {
    title: "Wasn't you?",
    lead: 'We change your email address back, sign out all devices, and ask you for a new password. Your email address will be',
  },
  expired: {
    title: linkTitles.expired,
    lead: `A changed email address can be changed back for ${describeHours(undoHours)}. Please contact the studio.`,
  },
  used: {
    title: linkTitles.used,
    lead: 'Your email address was changed back. Sign in, or choose a new password.',
  },
  unknown: { title: linkTitles.unknown, lead: 'Check that you opened the whole link from our email.' },
}

/** What the page of a client's invitation says. Another link comes from the form for forgotten passwords below it. */
export const clientInvitationTexts = {
  usable: (fullName: string, email: string) => ({
    title: `Welcome, ${fullName}`,
    lead: `Choose a password for ${email} to see your bookings, photos, and invoices.`,
  }),
  expired: {
    title: linkTitles.expired,
    lead: `Invitations are valid for ${invitationDays} days. Enter your email and we'll send you a new link.`,
  },
  used: resetLinkTexts.used,
  unknown: resetLinkTexts.unknown,
}

/** Why an address can't become a client's. */
export const invitationErrors = {
  team: "This email belongs to a team member. Enter the client's own email.",
  disabled: "This client's account is disabled. Enable it before you book for them.",
  joined: 'This client has already chosen a password.',
}
export const inviteClientLabel = 'Add client and continue'
export const invitationSentTitle = 'Invitation sent'
export const resendFailedText = 'Failed to resend the invitation'

/** After a photographer entered who they book for. */
export function invitedTexts({ fullName, isNew }: { fullName: string; isNew: boolean }) {
  return isNew
    ? { title: invitationSentTitle, message: notifiedByEmail(fullName) }
    : { title: `${fullName} is already a client`, message: 'Their account is used for this booking.' }
}

/** Shown after every request for a reset link, whether or not the address has an account. */
export const resetRequestedText = `If this email has an account, a link is on its way. It's valid for ${describeHours(resetHours)}.`
export const resetSubmitText = 'Save password and sign in'
export const spamHint = "If it doesn't arrive within a few minutes, check your spam folder."

export const verifyEmailTitle = 'Please verify your email'
/** Shown after a photographer's sign-up. */
export const approvalHint = "Your account also needs an admin's approval. We'll email you once it's approved."

/** The headings for an account that isn't active. */
export const accountStateTitles = {
  PENDING_APPROVAL: 'The studio is looking at your request',
  DENIED: 'Your request was not approved',
  DISABLED: 'Your account is disabled',
}

/** On the sign-in page, and in the last email. */
export const accountDeletedTitle = 'Your account was deleted.'

const signedOutTitle = "You've been signed out on this device."

/** Why a visitor was sent to the sign-in page. */
export const signInReasons = {
  verified: { title: 'Your email is verified.', lead: 'Sign in to continue.' },
  approved: { title: 'Your account is approved.', lead: 'Sign in to get started.' },
  denied: {
    title: `${accountStateTitles.DENIED}.`,
    lead: 'Sign in to see why and how to reach the studio.',
  },
  closed: { title: 'Your account was disabled.', lead: 'Sign in to see how to reach the studio.' },
  deleted: { title: accountDeletedTitle, lead: 'Your data was removed, as you asked.' },
  reopened: { title: 'Your account is active again.', lead: 'Sign in to continue.' },
  'factors-reset': {
    title: securityChanges['factors.reset'].heading,
    lead: 'Sign in with your password, then set it up again.',
  },
  'email-restored': {
    title: 'Your email address was changed back.',
    lead: 'Your password no longer works. Choose a new one with “Forgot password?”.',
  },
  'password-changed': {
    title: 'Your password was changed.',
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

/** Shown while the portal has no owner. */
export const connectOwnerText = 'Please connect the studio owner first.'
/** Why an account can't be disabled. */
export const disableErrors = {
  owner: "The studio owner's account can't be disabled.",
  disabled: 'This account is already disabled.',
  notActive: 'Only an active account can be disabled.',
  lastPhotographer: "The last active photographer can't be disabled.",
}

/** The name that replaces a client's once their account was deleted. */
export const formerClientName = 'Former client'

/** The notification to the studio's owner about a client's request. */
export const deletionNotification = (client: string) => ({
  title: 'Account deletion requested',
  message: `${askedForDeletion(client)}.`,
})

export function askedForDeletion(client: string): string {
  return `${client} asked to delete their account`
}

/** The note of a denial for which the owner wrote none. */
export const deletionDenialNote = "The studio can't delete your account at the moment."
export const deletionDecidedText = 'This request was already decided or canceled.'
export const deletionResponseText = "We'll email you as soon as the studio has decided."
export const deletionPendingText = 'You already asked for this.'
/** Followed by what is open. */
export const deletionBlockedText = "The account can't be deleted yet because of"
/** What deleting an account deletes and leaves, for both sides. */
export const deletionTexts = {
  removed: 'Name, contact details, messages, photos, saved cards, and quote requests are deleted for good.',
  stays: "Bookings and invoices stay in the studio's books, without name or address.",
}

export const wrongCredentialsText = 'Please check your credentials and try again.'
export const passwordFailedText = 'Failed to update password. Please try again.'
export const wrongCurrentPasswordText = 'Current password is incorrect'
export const currentPasswordText = "Choose a password that's different from your current one."

/** For a session that ended since the page was opened. */
export const sessionEndedText = 'This device is already signed out.'

/** The results of signing out other devices. */
export const sessionTexts = {
  current: 'This device',
  ended: 'Signed out',
  othersEnded: { title: 'Signed out on other devices', message: 'Only this device is still signed in.' },
  failed: 'Failed to sign out. Please try again.',
}

/** The rules for a new password that only the server can check. */
export const guessablePasswords = {
  first: "Common passwords, your name, and your email aren't accepted.",
  change: "Common passwords, your name, your email, and your current password aren't accepted.",
}

const avatarMegabytes = avatarLimits.bytes / 1024 / 1024

export const avatarHint = `JPEG, PNG, or WebP, up to ${avatarMegabytes} MB. Without a photo, we show your initial.`

/** Why a file can't be used as a photo. */
export const avatarErrors = {
  empty: 'This file is empty. Please choose another one.',
  tooLarge: `This file is larger than ${avatarMegabytes} MB. Please choose a smaller one.`,
  wrongType: "This file isn't a JPEG, PNG, or WebP image.",
  unreadable: "This image is damaged and can't be read. Please choose another one.",
  tooManyPixels: `This image has more than ${avatarLimits.maxPixels / 1_000_000} megapixels. Please choose a smaller one.`,
  tooSmall: `This image is too small. Please choose one of at least ${avatarLimits.minSidePx} by ${avatarLimits.minSidePx} pixels.`,
}

/** The slogan on the sign-in page. */
export const slogan = 'Every room in its best light.'

/** The roles of the team, for choosing one. */
export const roleChoices = {
  PHOTOGRAPHER: {
    title: 'Photographer',
    hint: 'Shoots, sends photos and invoices, and changes settings.',
  },
  EDITOR: {
    title: 'Editor',
    hint: 'Uploads and prepares photos. Sees no money, messages, or contact details.',
  },
  COORDINATOR: {
    title: 'Coordinator',
    hint: 'Runs bookings, clients, messages, and invoices. Opens no photos or settings.',
  },
}

export const invitationTexts = {
  open: 'Invite someone',
  title: 'Invite someone to your team',
  submit: 'Send invitation',
  sent: (email: string) => `${email} has ${invitationDays} days to accept.`,
  sentTitle: invitationSentTitle,
  revoked: (email: string) => `The link sent to ${email} no longer works.`,
  revokedTitle: 'Invitation revoked',
  gone: 'This invitation was already accepted or revoked.',
  isMember: 'This person is already on your team.',
  isClient: 'This address belongs to a client account. Ask them for another address.',
  isApplicant: 'This person asked to join. Approve them in the list below instead.',
  isInvited: 'This address is already invited. Resend the invitation instead.',
  hasAccount:
    'This address already has an account. Sign in with it, or ask the studio to invite another address.',
}

/** What the page of an invitation that can't be accepted says. */
export const invitationLinkTexts = {
  expired: {
    title: linkTitles.expired,
    lead: `Invitations are valid for ${invitationDays} days. Ask the studio to send you a new one.`,
  },
  unknown: {
    title: linkTitles.unknown,
    lead: 'It may have been used or replaced by a newer one. Check for our latest email, or ask the studio.',
  },
}

export const joinTitle = (studio: string) => `Join ${studio}`

/** How a role is named within a sentence. */
export const roleNouns = {
  PHOTOGRAPHER: 'a photographer',
  EDITOR: 'an editor',
  COORDINATOR: 'a coordinator',
}

export const roleTexts = {
  changed: (fullName: string) => `${fullName} was signed out and gets the new role at the next sign-in.`,
  changedTitle: 'Role changed',
  owner: "The studio owner's role can't be changed.",
  notActive: 'Only the role of an active account can be changed.',
  notTeam: "A client's role can't be changed.",
  openWork: 'Reassign their open bookings first.',
}
