import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@/prisma/generated/client'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

/** How somebody can stand before a door. `anonymous` has no session; every other one has a live cookie. */
export const standings = [
  'anonymous',
  'unverified',
  'client',
  'pending',
  'denied',
  'disabled',
  'photographer',
] as const
export type Standing = (typeof standings)[number]
export type AccountStanding = Exclude<Standing, 'anonymous'>

export type Person = { userId: string; profileId: string; email: string; fullName: string }

const accounts: Record<AccountStanding, { role: Role; status: AccountStatus }> = {
  unverified: { role: 'CLIENT', status: 'ACTIVE' },
  client: { role: 'CLIENT', status: 'ACTIVE' },
  pending: { role: 'PHOTOGRAPHER', status: 'PENDING_APPROVAL' },
  denied: { role: 'PHOTOGRAPHER', status: 'DENIED' },
  disabled: { role: 'CLIENT', status: 'DISABLED' },
  photographer: { role: 'PHOTOGRAPHER', status: 'ACTIVE' },
}

/**
 * An account of a test's own, in the run's database. It can sign in with the password of the demo accounts; one that
 * stands `unverified` is made verified, so that it can open the session that must then be worth nothing.
 */
export async function makePerson(
  database: PrismaClient,
  standing: AccountStanding,
  fullName = 'Robin Reed',
): Promise<Person> {
  const email = `${standing}-${randomUUID().slice(0, 8)}@example.test`
  const { role, status } = accounts[standing]
  const demo = await database.user.findFirst({
    where: { email: 'sam@harborrealty.test' },
    select: { passwordHash: true },
  })
  const { id: userId, profile } = await database.user.create({
    data: {
      email,
      // In an empty studio nobody signs in by password; their sessions are minted.
      passwordHash: demo?.passwordHash ?? 'none',
      emailVerifiedAt: new Date(),
      profile: { create: { fullName, email, role, accountStatus: status } },
    },
    select: { id: true, profile: { select: { id: true } } },
  })
  return { userId, profileId: profile?.id ?? '', email, fullName }
}
