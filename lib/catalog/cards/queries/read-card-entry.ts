import 'server-only'
import type { CardEntry } from '@/lib/catalog/cards/schema'
import { env } from '@/lib/platform/environment/env'

/** Returns how this deployment collects cards. */
export function readCardEntry(): CardEntry {
  const { STRIPE_JS_URL, STRIPE_PUBLISHABLE_KEY: publishableKey } = env()
  return { publishableKey, scriptUrl: STRIPE_JS_URL ? new URL('/stripe.js', STRIPE_JS_URL).href : null }
}
