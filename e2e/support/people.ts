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
  'editor',
  'coordinator',
] as const
export type AccountState = (typeof accountStates)[number]
export type RegisteredAccountState = Exclude<AccountState, 'anonymous'>

/** Shared by all accounts of a worker, because hashing is slow on purpose. */
let demoHashPromise: Promise<string> | undefined
const demoHash = () => {
  demoHashPromise ??= hash(demoPassword)
  return demoHashPromise
}

export type Person = { userId: string; profileId: string; email: string; fullName: string }

const accounts: Record<RegisteredAccountState, { role: Role; status: AccountStatus }> = {
  unverified: { role: 'CLIENT', status: 'ACTIVE' },
  client: { role: 'CLIENT', status: 'ACTIVE' },
  pending: { role: 'PHOTOGRAPHER', status: 'PENDING_APPROVAL' },
  denied: { role: 'PHOTOGRAPHER', status: 'DENIED' },
  disabled: { role: 'CLIENT', status: 'DISABLED' },
  photographer: { role: 'PHOTOGRAPHER', status: 'ACTIVE' },
  editor: { role: 'EDITOR', status: 'ACTIVE' },
  coordinator: { role: 'COORDINATOR', status: 'ACTIVE' },
}

/**
 * Creates an account for one test. It can sign in with the demo password. `unverified` accounts start verified so that
 * they can sign in; the test then unverifies them and expects the session to be worthless.
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
