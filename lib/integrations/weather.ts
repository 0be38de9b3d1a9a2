import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/environment/env'
import { withDeadline } from '@/lib/platform/time/deadline'

const timeoutMs = 10_000
const maxBytes = 5 * 1024 * 1024
/** Today and the seven days ahead, and one more because the days are UTC's. */
const forecastDays = 9
const maxHours = forecastDays * 24

/** How many places one request may name; more would make its URL too long for some servers. */
export const maxPlaces = 50

const variables = [
  'temperature_2m',
  'precipitation_probability',
  'precipitation',
  'wind_speed_10m',
  'weather_code',
] as const

const Values = z.array(z.number().nullable()).max(maxHours)
const OnePlace = z.object({
  hourly: z.object({
    time: z.array(z.int()).min(1).max(maxHours),
    temperature_2m: Values,
    precipitation_probability: Values,
    precipitation: Values,
    wind_speed_10m: Values,
    weather_code: Values,
  }),
})
/** Several places come as a list, one place alone. */
const Response = z.union([z.array(OnePlace).max(maxPlaces), OnePlace.transform((place) => [place])])

/**
 * The weather at an hour, which is in Unix seconds; what isn't known is null. Precipitation and its probability are of
 * the hour before. The code is WMO's.
 */
export type WeatherHour = {
  at: number
  temperatureF: number | null
  chancePercent: number | null
  inches: number | null
  windMph: number | null
  code: number | null
}

export function hasWeather(): boolean {
  return env().WEATHER_URL !== undefined
}

/**
 * Reads the hourly forecasts of at most `maxPlaces` places, in their order (https://open-meteo.com/en/docs).
 * @throws Error if the service didn't respond in time, or with something else
 */
export async function fetchForecasts(
  places: readonly { latitude: number; longitude: number }[],
): Promise<WeatherHour[][]> {
  const response = await fetch(forecastUrl(places), {
    headers: { Accept: 'application/json', 'User-Agent': 'Northlight' },
    redirect: 'error',
    signal: withDeadline(AbortSignal.timeout(timeoutMs)),
  })
  if (!response.ok) throw new Error(`The weather service responded with ${response.status}`)
  const found = Response.parse(JSON.parse(await readText(response)))
  if (found.length !== places.length)
    throw new Error(`The weather service returned ${found.length} of ${places.length} places`)
  return found.map(toHours)
}

/** Parameters that the address has, such as an API key, are sent too. */
function forecastUrl(places: readonly { latitude: number; longitude: number }[]): URL {
  const url = new URL(env().WEATHER_URL ?? '')
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/forecast`
  const parameters = {
    latitude: places.map(({ latitude }) => latitude).join(','),
    longitude: places.map(({ longitude }) => longitude).join(','),
    hourly: variables.join(','),
    forecast_days: String(forecastDays),
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
    precipitation_unit: 'inch',
    timeformat: 'unixtime',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

/** Counts after decompression, and stops at the limit. */
async function readText(response: globalThis.Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error('The weather service returned too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function toHours({ hourly }: z.output<typeof OnePlace>): WeatherHour[] {
  return hourly.time.map((at, index) => ({
    at,
    temperatureF: hourly.temperature_2m[index] ?? null,
    chancePercent: hourly.precipitation_probability[index] ?? null,
    inches: hourly.precipitation[index] ?? null,
    windMph: hourly.wind_speed_10m[index] ?? null,
    code: hourly.weather_code[index] ?? null,
  }))
}
