import 'server-only'
import { AppError } from '@/lib/platform/errors'
import { consumeAttempt, emailKey, resetAttempts } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

const quarterOfAnHour = 15 * 60

/** For a known device of the account. Nobody else's attempts count, so nobody else can lock it out. */
const deviceLimit: RateLimit = { name: 'sign-in-device', attempts: 10, seconds: quarterOfAnHour }
/** One address against one account: a mistyped password, or guesses. */
const pairLimit: RateLimit = { name: 'sign-in-pair', attempts: 10, seconds: quarterOfAnHour }
/** One account from any address: limits guesses from many addresses. */
const accountLimit: RateLimit = { name: 'sign-in-account', attempts: 60, seconds: 60 * 60 }
/** One address against any account: high enough for an office behind one address. */
const addressLimit: RateLimit = { name: 'sign-in-address', attempts: 300, seconds: quarterOfAnHour }

/** New devices of one account that its owner is emailed about. */
const announcementLimit: RateLimit = { name: 'new-sign-in-mail', attempts: 5, seconds: 24 * 60 * 60 }

/** Where an attempt comes from. `deviceId` is set for a known device of this account. */
export type SignInOrigin = { email: string; address: string; deviceId: string | null }

/**
 * Counts a sign-in attempt before the password is checked, so that parallel attempts count too. A known device counts only
 * against its own limit.
 * @throws AppError `too-many-requests`, with the wait in its message
 */
export async function consumeSignInAttempt({ email, address, deviceId }: SignInOrigin): Promise<void> {
  if (deviceId) return consumeAttempt(deviceLimit, deviceId)
  await consumeAttempt(addressLimit, address)
  await consumeAttempt(pairLimit, pairKey(email, address))
  await consumeAttempt(accountLimit, emailKey(email))
}

/** Resets the counts after the right password, so that only failures add up. The address's count stays. */
export async function resetSignInAttempts({ email, address, deviceId }: SignInOrigin): Promise<void> {
  // Attempts from elsewhere still count when the owner signs in on a known device.
  if (deviceId) return resetAttempts(deviceLimit, deviceId)
  await resetAttempts(pairLimit, pairKey(email, address))
  await resetAttempts(accountLimit, emailKey(email))
}

/** Counts an email about a new device, and returns whether it may be sent. */
export async function mayAnnounceSignIn(userId: string): Promise<boolean> {
  try {
    await consumeAttempt(announcementLimit, userId)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

function pairKey(email: string, address: string): string {
  return `${emailKey(email)}|${address}`
}
