import 'server-only'
import { consumeAttempt, emailKey } from '@/lib/platform/web/rate-limit'

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
