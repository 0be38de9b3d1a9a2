import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/booking/quotes/policy'
import { db } from '@/lib/platform/data/db'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { splitAddress } from '@/lib/platform/text/address'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** A request without a reply. `facts`: `Photo Shoot, 903 Chestnut Street · June 09, 2026` */
export type NewQuote = { id: string; fullName: string; facts: string }

/** Lists the requests without a reply, the longest waiting first. */
export async function listNewQuotes(actor: Actor): Promise<NewQuote[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().quoteRequest.findMany({
      where: { AND: [visibleTo(actor), { status: 'NEW' }] },
      select: { id: true, fullName: true, propertyAddress: true, services: true, createdAt: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: waitingLimit,
    }),
    getStudio(),
  ])
  return rows.map(({ id, fullName, propertyAddress, services, createdAt }) => {
    const { street } = splitAddress(propertyAddress)
    const request = [...services, street].filter(Boolean).join(', ')
    return { id, fullName, facts: `${request} · ${formatInstantDate(createdAt, timeZone)}` }
  })
}
