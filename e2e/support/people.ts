import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { demoPassword } from '@/e2e/support/test'
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

/** Hashing is slow on purpose, so it is done once for everybody a worker makes. */
let hashed: Promise<string> | undefined
const demoHash = () => {
  hashed ??= hash(demoPassword)
  return hashed
}

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
  const { id: userId, profile } = await database.user.create({
    data: {
      email,
      passwordHash: await demoHash(),
      emailVerifiedAt: new Date(),
      profile: { create: { fullName, email, role, accountStatus: status } },
    },
    select: { id: true, profile: { select: { id: true } } },
  })
  return { userId, profileId: profile?.id ?? '', email, fullName }
}
