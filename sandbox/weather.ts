import { Hono } from 'hono'
import type { SandboxContext, SandboxService } from './service'

/** Bad weather at a place and time, in Unix seconds. The place has two decimals: `35.6,-82.55`. */
type Spell = { id: string; place: string; from: number; until: number; weather: keyof typeof badWeather }

const daySeconds = 86_400
const hourSeconds = 3600

const badWeather = {
  storm: { code: 95, chance: 85, inches: 0.3, wind: 24 },
  rain: { code: 61, chance: 70, inches: 0.06, wind: 12 },
  snow: { code: 73, chance: 80, inches: 0.1, wind: 9 },
  wind: { code: 2, chance: 0, inches: 0, wind: 36 },
}

/**
 * Forecasts as Open-Meteo serves them (https://open-meteo.com/en/docs), in its US units: fair days, warmest in the
 * afternoon, and what was set otherwise.
 */
export function openWeather({ store }: SandboxContext): SandboxService {
  const spells = store.collection<Spell>('weather')
  const routes = new Hono()
  routes.post('/_sandbox/weather', async (context) => {
    const { latitude, longitude, ...spell } = (await context.req.json()) as Omit<Spell, 'id' | 'place'> &
      Record<'latitude' | 'longitude', number>
    const place = nameOf(latitude, longitude)
    spells.put({ ...spell, id: `${place} ${spell.from}`, place })
    return context.body(null, 204)
  })
  routes.get('/weather/v1/forecast', (context) => {
    const { latitude = '', longitude = '', forecast_days: days = '7' } = context.req.query()
    const longitudes = longitude.split(',').map(Number)
    const places = latitude.split(',').map((value, index) => {
      const at = { latitude: Number(value), longitude: longitudes[index] ?? Number.NaN }
      return { ...at, hourly: forecastAt(at, Number(days)) }
    })
    const isKnown = places.every((place) => Number.isFinite(place.latitude + place.longitude))
    if (!isKnown)
      return context.json({ error: true, reason: 'Parameter latitude or longitude is wrong' }, 400)
    return context.json(places.length === 1 ? places[0] : places)
  })

  function forecastAt(at: { latitude: number; longitude: number }, days: number) {
    const place = nameOf(at.latitude, at.longitude)
    const set = spells.list((spell) => spell.place === place)
    const today = Math.floor(Date.now() / 1000 / daySeconds) * daySeconds
    const time = Array.from({ length: days * 24 }, (_, hour) => today + hour * hourSeconds)
    const hours = time.map((second) => {
      const during = (end: number) => set.find(({ from, until }) => end > from && end - hourSeconds < until)
      // Rain is that of the hour before, everything else that of the moment.
      const [now, before] = [during(second + hourSeconds), during(second)]
      return { ...fairAt(second, at.longitude), ...momentOf(now), ...rainOf(before) }
    })
    return {
      time,
      temperature_2m: hours.map(({ temperature }) => temperature),
      precipitation_probability: hours.map(({ chance }) => chance),
      precipitation: hours.map(({ inches }) => inches),
      wind_speed_10m: hours.map(({ wind }) => wind),
      weather_code: hours.map(({ code }) => code),
    }
  }
  return { routes }
}

function nameOf(latitude: number, longitude: number): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`
}

/** Clear or partly cloudy by day of the year; coldest at 4 and warmest at 16, local solar time. */
function fairAt(second: number, longitude: number) {
  const day = Math.floor(second / daySeconds)
  const hour = (second / hourSeconds + longitude / 15) % 24
  const warmth = Math.cos(((hour - 16) / 24) * 2 * Math.PI)
  return {
    temperature: Math.round(60 + (day % 5) * 2 + warmth * 9),
    code: day % 3,
    wind: 4 + (day % 4) * 2,
    chance: (day % 3) * 5,
    inches: 0,
  }
}

function momentOf(spell: Spell | undefined) {
  return spell && { code: badWeather[spell.weather].code, wind: badWeather[spell.weather].wind }
}

function rainOf(spell: Spell | undefined) {
  return spell && { chance: badWeather[spell.weather].chance, inches: badWeather[spell.weather].inches }
}
