import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/environment/env'

/** A person waits for it while choosing a time, and the ZIP code is nearly as good. */
const timeoutMs = 3_000

const Results = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() })).max(10)

export function hasGeocoder(): boolean {
  return env().GEOCODER_URL !== undefined
}

/**
 * Looks an address up at the configured geocoder (https://nominatim.org/release-docs/latest/api/Search/). Returns null
 * if it wasn't found.
 * @throws Error if the geocoder didn't respond in time, or with something else
 */
export async function geocode(address: {
  street: string
  city: string
  state: string
  zip: string
}): Promise<{ latitude: number; longitude: number } | null> {
  const { GEOCODER_URL, APP_URL } = env()
  const url = new URL('search', `${GEOCODER_URL}/`)
  const query = { street: address.street, city: address.city, state: address.state, postalcode: address.zip }
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  url.searchParams.set('format', 'jsonv2')
  url.searchParams.set('limit', '1')
  const response = await fetch(url, {
    // The usage policy of the public server asks for a name (https://operations.osmfoundation.org/policies/nominatim/).
    headers: { 'User-Agent': `Northlight (${APP_URL})`, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The geocoder responded with ${response.status}`)
  const [found] = Results.parse(await response.json())
  return found ? { latitude: found.lat, longitude: found.lon } : null
}
