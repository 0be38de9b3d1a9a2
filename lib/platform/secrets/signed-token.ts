import 'server-only'
import { isSameText, prove } from './proof'

/**
 * Returns `<field>.<field>.<proof>`, for an address that works without a session.
 * @param fields readable in the token; must not contain dots
 * @param version covered by the proof only, so that raising it revokes every earlier token
 */
export function signToken(purpose: string, fields: readonly string[], version?: number): string {
  const proven = version === undefined ? fields : [...fields, version]
  return [...fields, prove([purpose, ...proven])].join('.')
}

/** Returns the fields that a token claims, unverified (see `isSignedToken`). */
export function claimedFields(token: string): string[] {
  return token.split('.').slice(0, -1)
}

/** Whether this server signed the token for this purpose and version. */
export function isSignedToken(token: string, purpose: string, version?: number): boolean {
  return isSameText(token, signToken(purpose, claimedFields(token), version))
}
