import 'server-only'
import { consumeAttempt, emailKey, type RateLimit } from '@/lib/platform/web/rate-limit'

const hour = 60 * 60

/** What anyone may try how often within an hour, from one network address and for one email address. */
const hourlyAttempts = {
  'sign-up': { address: 60, account: 5 },
  resend: { address: 60, account: 5 },
  forgot: { address: 60, account: 5 },
  'change-email': { address: 60, account: 5 },
  verify: { address: 120 },
  'email-link': { address: 60 },
  reset: { address: 60 },
  invitation: { address: 60 },
} as const

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

/** Counts an attempt from a network address. @throws AppError `too-many-requests` */
export async function consumeAddressAttempt(
  what: keyof typeof hourlyAttempts,
  address: string,
): Promise<void> {
  const { address: attempts } = hourlyAttempts[what]
  await consumeAttempt({ name: `${what}-address`, attempts, seconds: hour }, address)
}

/**
 * Counts an attempt for an email address too; also for an unknown one, so that the response doesn't reveal whether it has an
 * account.
 * @throws AppError `too-many-requests`
 */
export async function consumeAccountAttempt(
  what: 'sign-up' | 'resend' | 'forgot' | 'change-email',
  email: string,
  address: string,
): Promise<void> {
  await consumeAddressAttempt(what, address)
  const { account: attempts } = hourlyAttempts[what]
  await consumeAttempt({ name: `${what}-account`, attempts, seconds: hour }, emailKey(email))
}
