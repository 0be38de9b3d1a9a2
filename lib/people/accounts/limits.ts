import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Text lengths, in characters. */
export const limits = {
  email: 255,
  password: 128,
  fullName: 100,
  phone: 20,
  company: 200,
  note: 500,
} as const

/** The size of an uploaded photo: its bytes, the pixels of its shorter side, and its total pixels. */
export const avatarLimits = { bytes: 5 * 1024 * 1024, minSidePx: 64, maxPixels: 50_000_000 } as const

/** How long a verification link is valid. */
export const verificationHours = 24

/** How long a password reset link is valid. */
export const resetHours = 1

/** How long the link that confirms a new email address is valid. */
export const emailChangeHours = 24

/** How long a changed email address can be undone from the old one. */
export const undoHours = 72

/** How long the link of an invitation is valid. */
export const invitationDays = 7

/** The wait before a verification link can be sent again. */
export const resendSeconds = 60

const hour = 60 * 60

/** Limits guesses by someone who found an open session. */
export const currentPasswordLimit: RateLimit = { name: 'current-password', attempts: 10, seconds: hour / 4 }
/** Every attempt decodes an image, which is expensive. */
export const avatarLimit: RateLimit = { name: 'avatar', attempts: 30, seconds: hour }

/** For each person: an invitation emails an address that they typed. */
export const invitationLimit: RateLimit = { name: 'invitation', attempts: 60, seconds: hour }
/** For each client, however many people resend it. */
export const resendInvitationLimit: RateLimit = { name: 'resend-invitation', attempts: 5, seconds: hour }

/** Every request reads everything about a person and renders their invoices; a resumed download makes several. */
export const personalDataLimit: RateLimit = { name: 'personal-data', attempts: 30, seconds: hour }

/** Every request to delete an account emails the studio's owner. */
export const deletionLimit: RateLimit = { name: 'deletion-request', attempts: 10, seconds: hour }

/** Every request emails a link to an address that may be anyone's. */
export const emailChangeLimit: RateLimit = { name: 'email-change', attempts: 10, seconds: 24 * hour }
