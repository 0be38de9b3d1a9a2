import 'server-only'
import { z } from 'zod'
import { isSameText, prove } from '@/lib/platform/proof'

const Token = z.templateLiteral([z.uuid(), '.', z.string().regex(/^[\w-]{43}$/)])

/**
 * What the private address of a person's calendar ends with: whose it is, and a proof that only this server can make.
 * The proof holds for one version, so raising that revokes every address given out before.
 */
export function feedToken(profileId: string, version: number): string {
  return `${profileId}.${prove(['calendar-feed', profileId, version])}`
}

/** Whose calendar a token claims to open; null when it is none. It proves nothing: see `opensFeed`. */
export function claimedBy(token: string): string | null {
  return Token.safeParse(token).success ? token.slice(0, token.indexOf('.')) : null
}

/** Whether a token opens this version of a person's calendar. */
export function opensFeed(token: string, profileId: string, version: number): boolean {
  return isSameText(token, feedToken(profileId, version))
}
