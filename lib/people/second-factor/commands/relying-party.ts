import 'server-only'
import { env } from '@/lib/platform/environment/env'

/** Returns whom passkeys are for (WebAuthn's relying party): this portal's host, and the only origin that may use them. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env().APP_URL)
  return { id: hostname, origin }
}
