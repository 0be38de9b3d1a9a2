import { confirmedMinutes, recoveryCodes, totp } from './limits'

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

/** Whether a session's person proved who they are recently enough to change factors. */
export function isRecentlyConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmedMinutes * 60_000
}
