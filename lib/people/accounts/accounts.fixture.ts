import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import type { SessionClaim, SessionToken } from '@/lib/auth/session-cookie'
import { createSession } from '@/lib/auth/sessions'
import { findActor } from '@/lib/auth/viewer'
import type { SignUpInput } from '@/lib/people/accounts/schema/signing-in'
import { db } from '@/lib/platform/data/db'
import type { Secret } from '@/lib/platform/secrets/secret'
import type { Role } from '@/prisma/generated/enums'
import { signUp } from './commands/sign-up'
import { verifyEmail } from './commands/verify-email'

// Accounts for the integration tests.

/** Inserts an active account that nobody can sign in to, for tests of other domains. */
export async function createPerson(
  role: Role,
  fullName = `Robin ${role === 'CLIENT' ? 'Reed' : 'Lens'}`,
  email = `${randomUUID()}@example.test`,
): Promise<Actor> {
  const user = await db().user.create({
    data: {
      email,
      passwordHash: 'none',
      emailVerifiedAt: new Date(),
      profile: { create: { fullName, email, role } },
    },
    select: { id: true, profile: { select: { id: true } } },
  })
  const profileId = user.profile?.id ?? ''
  return { userId: user.id, profileId, role, status: 'ACTIVE', fullName, email, avatarUrl: null }
}

// The following use the product's own commands.

export const testPassword = 'Cyanotype-1842'

export function newEmail(): string {
  return `${randomBytes(6).toString('hex')}@example.test`
}

/** Signs up and returns the input; the account still has to be verified. */
export async function signUpAs(typed: Partial<SignUpInput> = {}, deviceProof?: Secret): Promise<SignUpInput> {
  const input = {
    role: 'client' as const,
    fullName: 'Dana Whitfield',
    email: newEmail(),
    password: testPassword,
    ...typed,
  }
  await signUp(input, deviceProof)
  return input
}

/** Returns the secrets of the links emailed to an address, oldest first. */
export async function mailedSecrets(
  email: string,
  topic: 'verify-email' | 'reset-password' | 'team-invited' | 'client-invited' = 'verify-email',
): Promise<string[]> {
  const mails = await db().outboxMessage.findMany({
    where: { recipient: email, topic },
    orderBy: { createdAt: 'asc' },
  })
  return mails.map(({ payload }) => {
    const { link } = payload as { link: string }
    return new URL(link).searchParams.get('token') ?? ''
  })
}

/** Verifies the address with its newest link. */
export async function verifyNewest(email: string): Promise<void> {
  const newest = (await mailedSecrets(email)).at(-1)
  if (!newest) throw new Error(`no link was mailed to ${email}`)
  await verifyEmail(newest)
}

/** Opens a session, as signing in does, and returns the content of its cookie. */
export function openSession(claim: SessionClaim): Promise<Required<SessionToken>> {
  return createSession(claim, { browser: 'Firefox', device: 'Linux', network: '203.0.113.0/24' })
}

/** Opens a session of a verified account. */
export async function openSessionOf(email: string): Promise<Required<SessionToken>> {
  const { id, sessionVersion } = await db().user.findUniqueOrThrow({ where: { email } })
  return openSession({ userId: id, sessionVersion })
}

/** Returns a verified account's actor, as a request of theirs would have now. */
export async function actorOf(email: string): Promise<Actor> {
  const actor = await findActor(await openSessionOf(email))
  if (!actor) throw new Error(`${email} cannot sign in`)
  return actor
}

/** Creates an active photographer without an approval. */
export async function makePhotographer(): Promise<Actor> {
  const { email } = await signUpAs({ fullName: 'Marin Holt' })
  await verifyNewest(email)
  await db().profile.update({ where: { email }, data: { role: 'PHOTOGRAPHER' } })
  return actorOf(email)
}
