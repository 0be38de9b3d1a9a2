import 'server-only'
import { cache } from 'react'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { OwnBrokerage } from '@/lib/brokerages/schema'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { logoAddress } from '@/lib/studio/rules/logo'

/** The names of more admins aren't listed. */
const shownAdmins = 5

/** Returns the brokerage that a client belongs to; null for anyone else. Cached per request. */
export const findOwnBrokerage = cache(async (actor: Actor): Promise<OwnBrokerage | null> => {
  if (!mayEnter('client', actor)) return null
  const member = await db().brokerageMember.findUnique({
    where: { clientId: actor.profileId },
    select: {
      role: true,
      joinedAt: true,
      brokerage: {
        select: {
          id: true,
          name: true,
          logoFileId: true,
          members: {
            where: { role: 'ADMIN' },
            select: { client: { select: { fullName: true, email: true } } },
            orderBy: { joinedAt: 'asc' },
            take: shownAdmins,
          },
        },
      },
    },
  })
  if (!member) return null
  const { timeZone } = await getStudio()
  const { id, name, logoFileId, members } = member.brokerage
  return {
    id,
    name,
    logoUrl: logoAddress(logoFileId),
    role: member.role,
    joinedOn: formatInstantDate(member.joinedAt, timeZone),
    admins: members.map(({ client }) => client),
  }
})
