import 'server-only'
import { consumeAttempt, resetAttempts } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

const quarterOfAnHour = 15 * 60

/** Who enters a code, and where. `deviceId` is set for a known device of the account. */
export type CodeOrigin = { userId: string; address: string; deviceId: string | null }

/** For a known device of the account, so that nobody else can lock it out. */
const deviceLimit: RateLimit = { name: 'code-device', attempts: 10, seconds: quarterOfAnHour }
const pairLimit: RateLimit = { name: 'code-pair', attempts: 10, seconds: quarterOfAnHour }
/** One account from any address. A guess is right with a chance of 3 in a million, so a day's guesses with 0.1%. */
const accountLimit: RateLimit = { name: 'code-account', attempts: 20, seconds: 60 * 60 }
/** One address against any account. */
const addressLimit: RateLimit = { name: 'code-address', attempts: 100, seconds: quarterOfAnHour }

/** Counts a code before it's checked, so that parallel guesses count too. @throws AppError `too-many-requests` */
export async function consumeCodeAttempt({ userId, address, deviceId }: CodeOrigin): Promise<void> {
  if (deviceId) return consumeAttempt(deviceLimit, deviceId)
  await consumeAttempt(addressLimit, address)
  await consumeAttempt(pairLimit, `${userId}|${address}`)
  await consumeAttempt(accountLimit, userId)
}

/** Resets the counts after a right code. The address's count stays. */
export async function resetCodeAttempts({ userId, address, deviceId }: CodeOrigin): Promise<void> {
  if (deviceId) return resetAttempts(deviceLimit, deviceId)
  await resetAttempts(pairLimit, `${userId}|${address}`)
  await resetAttempts(accountLimit, userId)
}
