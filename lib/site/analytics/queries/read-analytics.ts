import 'server-only'
import { todayIn } from '@/lib/platform/clock'
import { type PeriodLength, periodUpTo } from '@/lib/site/analytics/rules/period'
import { noFunnel, noPeople, noTimes, noVisits, noWeeks } from '@/lib/site/analytics/rules/zeros'
import type { Analytics } from '@/lib/site/analytics/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { countPeople } from './count-people'
import { readBestClients } from './read-best-clients'
import { readFunnel } from './read-funnel'
import { readOrZeros } from './read-or-zeros'
import { readTimes } from './read-times'
import { readTopPages } from './read-top-pages'
import { readVisits } from './read-visits'
import { readWeeks } from './read-weeks'

/** Starts reading every block of the Analytics tab. Each can fail without the others. */
export async function readAnalytics(days: PeriodLength): Promise<Analytics> {
  const { timeZone, currency } = await getStudio()
  const period = periodUpTo(todayIn(timeZone), days, timeZone)
  return {
    days,
    from: period.from,
    to: period.to,
    currency,
    visits: readOrZeros(() => readVisits(period), noVisits(period)),
    people: readOrZeros(countPeople, noPeople),
    pages: readOrZeros(() => readTopPages(period), []),
    weeks: readOrZeros(() => readWeeks(period), noWeeks(period)),
    funnel: readOrZeros(() => readFunnel(period), noFunnel),
    times: readOrZeros(() => readTimes(period), noTimes),
    clients: readOrZeros(() => readBestClients(period), []),
  }
}
