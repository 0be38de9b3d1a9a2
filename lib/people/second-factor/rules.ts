import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { dateOf, instantOf } from '@/lib/platform/time/clock'
import { recoveryCodes, totp } from './limits'
import type { OwnFactors, Requirement } from './schema'

/** What was typed as a second factor. */
export type TypedCode = { kind: 'authenticator' | 'recovery'; code: string }

const digits = new RegExp(`^\\d{${totp.digits}}$`)
const recovery = new RegExp(`^[A-Z2-7]{${recoveryCodes.length}}$`)

/** Recognizes a typed code, whatever its spaces, hyphens, and capitalization; null for anything else. */
export function parseCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (digits.test(code)) return { kind: 'authenticator', code }
  return recovery.test(code) ? { kind: 'recovery', code } : null
}

/** Returns a code or a secret in groups of four, which are easier to copy by hand. */
export function groupByFour(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** Returns the instant from which a factor is required: now, or the start of a later date; null if it's optional. */
export function requiredFrom(
  { isRequired, from }: { isRequired: boolean; from: CalendarDate | null },
  now: Date,
  timeZone: string,
): Date | null {
  if (!isRequired) return null
  return from && from > dateOf(now, timeZone) ? instantOf(from, '00:00', timeZone) : now
}

/** Returns the requirement as it's shown; without a date once it holds. */
export function requirementOf(instant: Date | null, now: Date, timeZone: string): Requirement {
  const isAhead = instant !== null && instant > now
  return { isRequired: instant !== null, from: isAhead ? dateOf(instant, timeZone) : null }
}

/** Whether signing in takes more than the password. */
export function hasFactor({ authenticator, passkeys }: OwnFactors): boolean {
  return authenticator !== null || passkeys.length > 0
}
