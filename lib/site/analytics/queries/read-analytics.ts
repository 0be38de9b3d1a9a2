import 'server-only'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { todayIn } from '@/lib/platform/time/clock'
import { type PeriodLength, periodUpTo } from '@/lib/site/analytics/rules/period'
import { noFunnel, noPeople, noTimes, noVisits, noWeeks } from '@/lib/site/analytics/rules/zeros'
import type { Analytics, People, ReadResult } from '@/lib/site/analytics/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readBestClients } from './read-best-clients'
import { readFunnel } from './read-funnel'
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

/** Reads the data of one block. Logs a failure and returns zeros, so that the other blocks still show. */
export async function readOrZeros<T>(read: () => Promise<T>, zeros: T): Promise<ReadResult<T>> {
  try {
    return { data: await read(), failed: false }
  } catch (error) {
    log().error({ error: String(error) }, 'analytics could not be read')
    return { data: zeros, failed: true }
  }
}

/** Counts the active clients and photographers. */
export async function countPeople(): Promise<People> {
  const rows = await db().profile.groupBy({
    by: ['role'],
    where: { accountStatus: 'ACTIVE' },
    _count: true,
  })
  const countOf = (role: string) => rows.find((row) => row.role === role)?._count ?? 0
  return { clients: countOf('CLIENT'), photographers: countOf('PHOTOGRAPHER') }
}
