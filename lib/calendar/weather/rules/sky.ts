import type { Sky, SkyKind } from '@/lib/calendar/weather/schema'

/** WMO's codes as https://open-meteo.com/en/docs lists them, from the best weather for a shoot to the worst. */
const skies: readonly (readonly [code: number, kind: SkyKind, words: string])[] = [
  [0, 'clear', 'clear'],
  [1, 'clear', 'mostly clear'],
  [2, 'partly-cloudy', 'partly cloudy'],
  [3, 'cloudy', 'cloudy'],
  [45, 'fog', 'fog'],
  [48, 'fog', 'freezing fog'],
  [51, 'drizzle', 'light drizzle'],
  [53, 'drizzle', 'drizzle'],
  [55, 'drizzle', 'heavy drizzle'],
  [80, 'rain', 'light showers'],
  [61, 'rain', 'light rain'],
  [81, 'rain', 'showers'],
  [63, 'rain', 'rain'],
  [82, 'rain', 'heavy showers'],
  [65, 'rain', 'heavy rain'],
  [77, 'snow', 'snow grains'],
  [85, 'snow', 'snow showers'],
  [71, 'snow', 'light snow'],
  [73, 'snow', 'snow'],
  [86, 'snow', 'heavy snow showers'],
  [75, 'snow', 'heavy snow'],
  [56, 'ice', 'light freezing drizzle'],
  [57, 'ice', 'freezing drizzle'],
  [66, 'ice', 'light freezing rain'],
  [67, 'ice', 'freezing rain'],
  [95, 'storm', 'thunderstorms'],
  [96, 'storm', 'thunderstorms with hail'],
  [99, 'storm', 'thunderstorms with heavy hail'],
]

const dry: readonly SkyKind[] = ['clear', 'partly-cloudy', 'cloudy', 'fog']

export function isDry(kind: SkyKind): boolean {
  return dry.includes(kind)
}

/** Returns the worst of the weather that WMO's codes stand for, or null if none is known. */
export function worstSky(codes: readonly (number | null)[]): Sky | null {
  const ranks = codes.map((code) => skies.findIndex(([known]) => known === code))
  const found = skies[Math.max(...ranks)]
  return found ? { kind: found[1], words: found[2] } : null
}
