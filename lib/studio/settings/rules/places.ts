import { tzOffset } from '@date-fns/tz/tzOffset'
import { currencies } from '@/lib/platform/money/currencies'
import { now } from '@/lib/platform/time/clock'
import { timeZones } from '@/lib/platform/time/time-zones'
import type { Choice } from './choices'

/** Lists every time zone with its current offset: `America/New York (UTC-05:00)`. */
export function listTimeZones(): Choice[] {
  const moment = now()
  return timeZones().map((value) => ({
    value,
    label: `${value.replaceAll('_', ' ')} (UTC${formatOffset(tzOffset(value, moment))})`,
  }))
}

/** Lists every supported currency with its English name: `EUR, Euro`. */
export function listCurrencies(): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return currencies.map((value) => ({ value, label: `${value}, ${names.of(value) ?? value}` }))
}

function formatOffset(minutes: number): string {
  if (minutes === 0) return ''
  const distance = Math.abs(minutes)
  const pad = (count: number) => String(count).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`
}
