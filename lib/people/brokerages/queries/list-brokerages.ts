import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/people/brokerages/limits'
import { visibleTo } from '@/lib/people/brokerages/policy'
import type { BrokerageRow } from '@/lib/people/brokerages/schema'
import { choosePage, type Page } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { logoAddress } from '@/lib/studio/settings/rules/logo'

/** The names of more admins aren't listed. */
const shownAdmins = 3

/** Returns one page of the studio's brokerages by name. A page past the last returns the last. */
export async function listBrokerages(
  actor: Actor,
  wantedPage: number,
): Promise<Page & { rows: BrokerageRow[] }> {
  const { page, skip, take } = choosePage(wantedPage, await countBrokerages(actor), { pageSize })
  const rows = await db().brokerage.findMany({
    where: visibleTo(actor),
    select: {
      id: true,
      name: true,
      logoFileId: true,
      members: {
        where: { role: 'ADMIN' },
        select: { client: { select: { fullName: true } } },
        orderBy: { joinedAt: 'asc' },
        take: shownAdmins,
      },
      _count: { select: { members: true, bookings: true } },
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    skip,
    take,
  })
  return {
    rows: rows.map(({ id, name, logoFileId, members, _count }) => ({
      id,
      name,
      logoUrl: logoAddress(logoFileId),
      admins: members.map(({ client }) => client.fullName),
      memberCount: _count.members,
      bookingCount: _count.bookings,
    })),
    ...page,
  }
}

/** Counts the studio's brokerages. Cached per request. */
const countBrokerages = cache(
  (actor: Actor): Promise<number> => db().brokerage.count({ where: visibleTo(actor) }),
)
