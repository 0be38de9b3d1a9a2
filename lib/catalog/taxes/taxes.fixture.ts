import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { TaxLevel } from '@/prisma/generated/enums'

/** Enters a tax rate, by default one that applies everywhere; 8250 thousandths are 8.25%. */
export function createTaxRate(
  rateThousandths: number,
  where: { name?: string; level?: TaxLevel; state?: string; zips?: string[]; startsOn?: string } = {},
) {
  const { name = 'Sales tax', startsOn = '2000-01-01', zips = [], ...place } = where
  return db().taxRate.create({
    data: { name, rateThousandths, zips, startsOn: dateToDatabase(startsOn), ...place },
  })
}
