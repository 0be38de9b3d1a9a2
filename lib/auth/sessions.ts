import 'server-only'
import { headers } from 'next/headers'
import { markSignedIn } from '@/lib/people/accounts/operations/mark-signed-in'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { createSecret, hashSecret } from '@/lib/platform/secrets/secret'
import { formatInstant, now } from '@/lib/platform/time/clock'
import { clientAddress, networkOf } from './client-address'
import { deleteSessions } from './delete-sessions'
import { mayAnnounceSignIn } from './rate-limits'
import { type SessionClaim, type SessionToken, sessionSeconds } from './session-cookie'
import { parseUserAgent, type UserAgent } from './user-agent'
import { describeDevice } from './words'

/** The browser that makes a request, and the network it is in. */
export type Caller = UserAgent & { network: string | null }

/** Returns the browser that makes this request. */
export async function readCaller(): Promise<Caller> {
  const sent = await headers()
  return { ...parseUserAgent(sent.get('user-agent')), network: networkOf(clientAddress(sent)) }
}

type NewSession = {
  /** Emails the owner, unless nobody has signed in to the account before. */
  isNewDevice?: boolean
  /** The session that this browser had until now, whose row is deleted. */
  replaces?: SessionToken | null
  /** The person just proved who they are with every factor of their account. */
  isConfirmed?: boolean
}

/** Records a session for this browser. @returns the content of its cookie */
export async function createSession(
  { userId, sessionVersion }: SessionClaim,
  caller: Caller,
  { isNewDevice = false, replaces = null, isConfirmed = false }: NewSession = {},
): Promise<Required<SessionToken>> {
  const { secret, secretHash } = createSecret()
  const isAnnounced = isNewDevice && (await mayAnnounceSignIn(userId))
  await db().$transaction(async (tx) => {
    if (replaces?.secret) await deleteSessions(tx, { secretHash: hashSecret(replaces.secret) })
    const expiresAt = new Date(now().getTime() + sessionSeconds * 1000)
    const confirmedAt = isConfirmed ? now() : null
    await tx.session.create({
      data: { userId, sessionVersion, secretHash, expiresAt, confirmedAt, ...caller },
    })
    const isFirst = await markSignedIn(tx, userId)
    if (isAnnounced && !isFirst) await queueAnnouncement(tx, userId, caller)
  })
  return { userId, sessionVersion, secret }
}

async function queueAnnouncement(tx: Transaction, userId: string, caller: Caller): Promise<void> {
  const { email, fullName } = await tx.profile.findUniqueOrThrow({
    where: { userId },
    select: { email: true, fullName: true },
  })
  const studio = await tx.studioSettings.findUnique({ where: { id: 1 }, select: { timeZone: true } })
  const timeZone = studio?.timeZone ?? env().STUDIO_TIME_ZONE
  await queueMail(tx, {
    to: email,
    userId,
    template: 'new-sign-in',
    props: {
      fullName,
      device: describeDevice(caller),
      network: caller.network,
      signedInAt: formatInstant(now(), timeZone),
      link: `${env().APP_URL}/auth/forgot`,
    },
  })
}

/** Records that a session's person just proved who they are with every factor of their account. */
export async function confirmSession(id: string): Promise<void> {
  await db().session.updateMany({ where: { id }, data: { confirmedAt: now() } })
}
