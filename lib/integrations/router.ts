import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/environment/env'

/** A person waits for it while choosing a time, and estimates are nearly as good. */
const timeoutMs = 3_000
/** The default limit of a server's table, including the place in the middle (`--max-table-size`). */
export const maxStops = 99

type Position = { latitude: number; longitude: number }

/** A drive in seconds and meters; null where there is no road. */
export type RoutedDrive = { seconds: number; meters: number } | null

const Row = z.array(z.number().nonnegative().nullable())
const Table = z.object({ code: z.literal('Ok'), durations: z.array(Row), distances: z.array(Row) })

export function hasRouter(): boolean {
  return env().ROUTER_URL !== undefined
}

/**
 * Asks the configured routing server for the drives from a place to each stop and back
 * (https://project-osrm.org/docs/v5.24.0/api/#table-service).
 * @param stops at most `maxStops`
 * @throws Error if the server didn't respond in time, or with something else
 */
export async function routeDrives(
  place: Position,
  stops: readonly Position[],
): Promise<{ there: RoutedDrive[]; back: RoutedDrive[] }> {
  const ends = stops.map((_, index) => index + 1).join(';')
  const [there, back] = await Promise.all([
    requestTable([place, ...stops], { sources: '0', destinations: ends }),
    requestTable([place, ...stops], { sources: ends, destinations: '0' }),
  ])
  return {
    there: stops.map((_, index) => there(0, index)),
    back: stops.map((_, index) => back(index, 0)),
  }
}

async function requestTable(places: readonly Position[], query: Record<string, string>) {
  const coordinates = places.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')
  const url = new URL(`table/v1/driving/${coordinates}`, `${env().ROUTER_URL}/`)
  for (const [name, value] of Object.entries({ ...query, annotations: 'duration,distance' })) {
    url.searchParams.set(name, value)
  }
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The routing server responded with ${response.status}`)
  const { durations, distances } = Table.parse(await response.json())
  return (from: number, to: number): RoutedDrive => {
    const [seconds, meters] = [durations[from]?.[to], distances[from]?.[to]]
    return typeof seconds === 'number' && typeof meters === 'number' ? { seconds, meters } : null
  }
}
