import 'server-only'
import type { CardEntry } from '@/lib/cards/schema'
import { env } from '@/lib/platform/env'

/** Returns how this deployment collects cards. */
export function readCardEntry(): CardEntry {
  const { STRIPE_API_URL, STRIPE_PUBLISHABLE_KEY: publishableKey } = env()
  return STRIPE_API_URL
    ? { mode: 'fields', publishableKey, apiUrl: STRIPE_API_URL.replace(/\/$/, '') }
    : { mode: 'element', publishableKey }
}
