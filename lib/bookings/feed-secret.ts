import 'server-only'
import { z } from 'zod'
import { isSameText, prove } from '@/lib/platform/proof'

const Token = z.templateLiteral([z.uuid(), '.', z.string().regex(/^[\w-]{43}$/)])

/**
 * Returns the last part of a calendar feed's address: the profile's id and an HMAC. The HMAC covers the version, so raising
 * the version revokes every earlier address.
 */
export function feedToken(profileId: string, version: number): string {
  return `${profileId}.${prove(['calendar-feed', profileId, version])}`
}

/** Returns the profile id a token claims, unverified (see `opensFeed`); null for a malformed token. */
export function claimedBy(token: string): string | null {
  return Token.safeParse(token).success ? token.slice(0, token.indexOf('.')) : null
}

/** Whether a token is valid for this version of a profile's feed. */
export function opensFeed(token: string, profileId: string, version: number): boolean {
  return isSameText(token, feedToken(profileId, version))
}
