import type { ManagedRate } from '@/lib/catalog/taxes/schema'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import type { TaxLevel } from '@/prisma/generated/enums'

type RateRow = {
  id: string
  level: TaxLevel
  name: string
  state: string | null
  zips: string[]
  rateThousandths: number
  startsOn: Date
}

export function toManagedRate({
  id,
  level,
  name,
  state,
  zips,
  rateThousandths,
  startsOn,
}: RateRow): ManagedRate {
  return { id, level, name, state, zips, rateThousandths, startsOn: dateFromDatabase(startsOn) }
}
