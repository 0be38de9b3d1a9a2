import 'server-only'
import { consumeAttempt, emailKey, type RateLimit, resetAttempts } from '@/lib/platform/rate-limit'

const quarterOfAnHour = 15 * 60

/** A device the account has signed in from. Nobody else's tries count here, so nobody else can lock it out. */
const deviceLimit: RateLimit = { name: 'sign-in-device', attempts: 10, seconds: quarterOfAnHour }
/** One address against one account: a person who mistypes, or a guesser. */
const pairLimit: RateLimit = { name: 'sign-in-pair', attempts: 10, seconds: quarterOfAnHour }
/** One account from everywhere: bounds a guesser who changes addresses. */
const accountLimit: RateLimit = { name: 'sign-in-account', attempts: 60, seconds: 60 * 60 }
/** One address against any account: an office behind one address stays below it. */
const addressLimit: RateLimit = { name: 'sign-in-address', attempts: 300, seconds: quarterOfAnHour }

/** Where a try comes from. `deviceId` is that of a device known for this very account. */
export type SignInOrigin = { email: string; address: string; deviceId: string | null }

/**
 * Counts one sign-in try before the password is looked at, so that parallel tries count too.
 * A known device is counted by itself alone: its limit is the tightest of all, and its own.
 * @throws AppError `too-many-requests` with a friendly wait.
 */
export async function consumeSignInAttempt({ email, address, deviceId }: SignInOrigin): Promise<void> {
  if (deviceId) return consumeAttempt(deviceLimit, deviceId)
  await consumeAttempt(addressLimit, address)
  await consumeAttempt(pairLimit, pairKey(email, address))
  await consumeAttempt(accountLimit, emailKey(email))
}

/** A right password clears what was counted before it: only failures add up. The address keeps its own. */
export async function resetSignInAttempts({ email, address, deviceId }: SignInOrigin): Promise<void> {
  // A guesser's count stays when the owner signs in on a device that is not bound by it.
  if (deviceId) return resetAttempts(deviceLimit, deviceId)
  await resetAttempts(pairLimit, pairKey(email, address))
  await resetAttempts(accountLimit, emailKey(email))
}

function pairKey(email: string, address: string): string {
  return `${emailKey(email)}|${address}`
}
