import {
  emailChangeHours,
  invitationDays,
  resetHours,
  undoHours,
  verificationHours,
} from '@/lib/people/accounts/limits'
import { deadLinkTitle } from '@/lib/platform/words'

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

export function describeHours(hours: number): string {
  return hours === 1 ? 'one hour' : `${hours} hours`
}

const linkTitles = {
  expired: 'This link has expired',
  used: 'This link was already used',
  unknown: deadLinkTitle,
}

/** For a form whose link stopped working after the page was opened. */
export const expiredLinkText = `${deadLinkTitle}.`

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
