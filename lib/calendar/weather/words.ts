import { chancePercent, likelyPercent } from '@/lib/calendar/weather/rules/exterior'
import { isDry } from '@/lib/calendar/weather/rules/sky'
import type { Forecast, GoodTime, Problem } from '@/lib/calendar/weather/schema'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDay, formatWeekday, whenOf } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

/** Required beside every forecast: https://open-meteo.com/en/license */
export const weatherCredit = { text: 'Weather data by Open-Meteo.com', href: 'https://open-meteo.com/' }

/** "62°F, light rain likely (70%), wind 14 mph" */
export function forecastInWords(forecast: Forecast): string {
  const { temperatureF, windMph } = forecast
  const wind = windMph === null ? [] : [`wind ${Math.round(windMph)} mph`]
  return [`${round(temperatureF)}°F`, ...skyInWords(forecast), ...wind].join(', ')
}

/** The National Weather Service's words for a probability. */
function skyInWords({ sky: { kind, words }, chancePercent: percent }: Forecast): string[] {
  if (percent === null) return [words]
  const shown = `(${Math.round(percent)}%)`
  if (isDry(kind)) return percent < chancePercent ? [words] : [words, `chance of rain ${shown}`]
  if (percent >= 80) return [`${words} ${shown}`]
  if (percent >= likelyPercent) return [`${words} likely ${shown}`]
  return [`${percent >= chancePercent ? 'chance' : 'slight chance'} of ${words} ${shown}`]
}

/** Without a negative zero. */
function round(value: number): number {
  return Math.round(value) + 0
}

/** What a bad forecast is called: the title of its notice, its notification and, with the street, its email. */
export const problemTitles: Record<Problem, string> = {
  storm: 'Thunderstorms in the forecast',
  ice: 'Freezing rain in the forecast',
  snow: 'Snow in the forecast',
  rain: 'Rain in the forecast',
  wind: 'Strong wind in the forecast',
  fog: 'Fog in the forecast',
}

/** What a bad forecast means, for the client or the photographer. */
export const problemTexts: Record<'client' | 'photographer', string> = {
  client: 'This may spoil the exterior photos. You can move the shoot for free, or keep it.',
  photographer: 'This may spoil the exterior photos. You or the client can move the shoot, or keep it.',
}

type Shoot = { address: string; date: string; startTime: string }

/** Follows a bad forecast in a list. */
export const spoilsText = 'may spoil exterior photos'

/** "1418 Alder Ridge Lane, June 12, 2026 at 09:00: 62°F, light rain likely (70%), wind 14 mph." */
export function badForecastText({ address, ...shoot }: Shoot, text: string): string {
  return `${splitAddress(address).street}, ${whenOf(shoot)}: ${text}.`
}

/** Opens the choice among all free times. */
export const chooseTimeText = 'Choose another time'

/** "Move to Friday, June 12 at 09:00" */
export function moveLabel({ date, startTime }: Pick<GoodTime, 'date' | 'startTime'>): string {
  return `Move to ${formatWeekday(date)}, ${formatDay(date)} at ${startTime}`
}

/** "9 hours old", "2 days old": of a forecast that couldn't be read again. */
export function staleText(hours: number): string {
  return `${hours < 48 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day')} old`
}
