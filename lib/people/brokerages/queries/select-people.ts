import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { maxDomains, maxInvitations, maxMembers } from '@/lib/people/brokerages/limits'
import type { BrokeragePeople } from '@/lib/people/brokerages/schema'
import { formatInstantDate, now } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'

/** The columns of BrokeragePeople. */
export const peopleFields = {
  members: {
    select: {
      clientId: true,
      role: true,
      joinedAt: true,
      client: { select: { fullName: true, email: true, avatarFileId: true, accountStatus: true } },
    },
    // Admins come first.
    orderBy: [{ role: 'asc' }, { joinedAt: 'asc' }, { clientId: 'asc' }],
    take: maxMembers,
  },
  invitations: {
    select: { id: true, email: true, role: true, sentAt: true, expiresAt: true },
    orderBy: [{ sentAt: 'desc' }, { id: 'asc' }],
    take: maxInvitations,
  },
  domains: { select: { domain: true }, orderBy: { domain: 'asc' }, take: maxDomains },
} satisfies Prisma.BrokerageSelect

export function toPeople(
  actor: Actor,
  { members, invitations, domains }: Prisma.BrokerageGetPayload<{ select: typeof peopleFields }>,
  timeZone: string,
): BrokeragePeople {
  return {
    members: members.map(({ clientId, role, joinedAt, client }) => ({
      clientId,
      fullName: client.fullName,
      email: client.email,
      avatarUrl: avatarAddress(client.avatarFileId),
      role,
      status: client.accountStatus,
      joinedOn: formatInstantDate(joinedAt, timeZone),
      isViewer: clientId === actor.profileId,
    })),
    invitations: invitations.map(({ id, email, role, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      sentOn: formatInstantDate(sentAt, timeZone),
      validUntil: expiresAt > now() ? formatInstantDate(expiresAt, timeZone) : null,
    })),
    domains: domains.map(({ domain }) => domain),
  }
}
