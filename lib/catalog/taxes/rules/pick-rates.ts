import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { TaxLevel } from '@/prisma/generated/enums'
import type { TaxPlace } from './place'
import type { TaxComponent } from './tax-component'

export const taxLevels = ['STATE', 'COUNTY', 'CITY', 'DISTRICT'] as const satisfies TaxLevel[]

/** A rate and where it applies: at ZIP codes that begin with one of these, else in the state, else everywhere. */
export type PlacedRate = TaxComponent & {
  level: TaxLevel
  state: string | null
  zips: readonly string[]
  startsOn: CalendarDate
}

/**
 * Returns the taxes at a place on a day: of each level the rate for the most specific place, and of those the latest that has
 * begun. Levels add up; a rate of zero is none.
 */
export function pickRates(rates: readonly PlacedRate[], place: TaxPlace, on: CalendarDate): TaxComponent[] {
  return taxLevels.flatMap((level) => {
    const [best] = rates
      .filter((rate) => rate.level === level && rate.startsOn <= on)
      .map((rate) => ({ rate, fit: fitOf(rate, place) }))
      .filter(({ fit }) => fit >= 0)
      .sort((one, other) => other.fit - one.fit || other.rate.startsOn.localeCompare(one.rate.startsOn))
    if (!best || best.rate.rateThousandths === 0) return []
    return [{ name: best.rate.name, rateThousandths: best.rate.rateThousandths }]
  })
}

/** How specific a rate's place is: the digits of the ZIP code that match, 1 for a state, 0 for everywhere; -1 elsewhere. */
function fitOf({ state, zips }: PlacedRate, place: TaxPlace): number {
  if (zips.length > 0) {
    const digits = zips.filter((prefix) => place.zip?.startsWith(prefix)).map(({ length }) => length)
    return Math.max(-1, ...digits)
  }
  if (state === null) return 0
  return state === place.state ? 1 : -1
}
