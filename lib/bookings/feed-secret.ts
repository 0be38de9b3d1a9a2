import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/platform/env'

const Token = z.templateLiteral([z.uuid(), '.', z.string().regex(/^[\w-]{43}$/)])

/**
 * What the private address of a person's calendar ends with: whose it is, and a proof that only this server can make.
 * The proof holds for one version, so raising that revokes every address given out before.
 */
export function feedToken(profileId: string, version: number): string {
  return `${profileId}.${proofOf(profileId, version)}`
}

/** Whose calendar a token claims to open; null when it is none. It proves nothing: see `opensFeed`. */
export function claimedBy(token: string): string | null {
  return Token.safeParse(token).success ? token.slice(0, token.indexOf('.')) : null
}

/** Whether a token opens this version of a person's calendar. Takes the same time for every wrong proof. */
export function opensFeed(token: string, profileId: string, version: number): boolean {
  const given = Buffer.from(token)
  const right = Buffer.from(feedToken(profileId, version))
  return given.length === right.length && timingSafeEqual(given, right)
}

function proofOf(profileId: string, version: number): string {
  return createHmac('sha256', env().AUTH_SECRET)
    .update(`calendar-feed ${profileId} ${version}`)
    .digest('base64url')
}
