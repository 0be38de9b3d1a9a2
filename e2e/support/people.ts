import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { demoPassword } from '@/e2e/support/test'
import type { PrismaClient } from '@/prisma/generated/client'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

/** The account states a visitor can have. `anonymous` has no session; every other state has a session cookie. */
export const accountStates = [
  'anonymous',
  'unverified',
  'client',
  'pending',
  'denied',
  'disabled',
  'photographer',
] as const
export type AccountState = (typeof accountStates)[number]
export type RegisteredAccountState = Exclude<AccountState, 'anonymous'>

/** Hashing is slow on purpose, so it is done once for everybody a worker makes. */
let hashed: Promise<string> | undefined
const demoHash = () => {
  hashed ??= hash(demoPassword)
  return hashed
}

export type Person = { userId: string; profileId: string; email: string; fullName: string }

const accounts: Record<RegisteredAccountState, { role: Role; status: AccountStatus }> = {
  unverified: { role: 'CLIENT', status: 'ACTIVE' },
  client: { role: 'CLIENT', status: 'ACTIVE' },
  pending: { role: 'PHOTOGRAPHER', status: 'PENDING_APPROVAL' },
  denied: { role: 'PHOTOGRAPHER', status: 'DENIED' },
  disabled: { role: 'CLIENT', status: 'DISABLED' },
  photographer: { role: 'PHOTOGRAPHER', status: 'ACTIVE' },
}

/**
 * An account of a test's own, in the run's database. It can sign in with the password of the demo accounts; one that
 * is `unverified` is made verified, so that it can open the session that must then be worth nothing.
 */
export async function makePerson(
  database: PrismaClient,
  accountState: RegisteredAccountState,
  fullName = 'Robin Reed',
): Promise<Person> {
  const email = `${accountState}-${randomUUID().slice(0, 8)}@example.test`
  const { role, status } = accounts[accountState]
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
