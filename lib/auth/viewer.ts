import 'server-only'
import { sql } from 'kysely'
import { after } from 'next/server'
import { cache } from 'react'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { log } from '@/lib/platform/monitoring/log'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { type Actor, avatarAddress } from './actor'
import { mayEnterDemo } from './demo-accounts'
import { isClient } from './rules/capabilities'
import { readSessionToken, type SessionToken } from './session-cookie'
import { readCaller } from './sessions'

/** Selects whether an account of the team would have to add a second factor. @param userId the column with its id */
function needsFactor(userId: string, at: Date) {
  const id = sql.ref(userId)
  return sql<boolean>`(
    EXISTS (SELECT FROM factor_settings WHERE required_from <= ${at})
    AND NOT EXISTS (SELECT FROM authenticators a WHERE a.user_id = ${id} AND a.confirmed_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM passkeys k WHERE k.user_id = ${id})
  )`
}

/** The session of a request. */
export type ViewerSession = { id: string; version: number; lastUsedAt: Date; confirmedAt: Date | null }

/** A session's last use is recorded this often at most. */
const useMs = 5 * 60_000

/** Returns the actor of this request's session, read from the database; null when signed out. Cached per request. */
export const readViewer = async (): Promise<Actor | null> => (await readRequest())?.actor ?? null

/** Returns this request's session; null when signed out. Reads nothing more than readViewer. */
export const readViewerSession = async (): Promise<ViewerSession | null> =>
  (await readRequest())?.session ?? null

const readRequest = cache(async () => {
  const token = await readSessionToken()
  const found = token && (await findSession(token))
  if (found && now().getTime() - found.session.lastUsedAt.getTime() > useMs) {
    const { network } = await readCaller()
    after(() => recordUse(found.session.id, network))
  }
  return found
})

/** Returns the current actor of a session; null when the session has ended. See findSession. */
export async function findActor(token: SessionToken): Promise<Actor | null> {
  return (await findSession(token))?.actor ?? null
}

/**
 * Returns a session and its current actor, in one statement; null when the session was ended or has expired, or because the
 * password, role, or status changed since, or the demo is no longer on. The team's accounts without a required second factor aren't active.
 */
async function findSession(token: SessionToken): Promise<{ actor: Actor; session: ViewerSession } | null> {
  if (!token.secret) return null
  const [row] = await selectSession(hashSecret(token.secret), now())
  if (!row) return null
  const { id, version, lastUsedAt, confirmedAt, avatarFileId, needsFactor: lacksFactor, ...actor } = row
  const isStopped = lacksFactor && actor.status === 'ACTIVE' && !isClient(actor)
  return {
    actor: {
      ...actor,
      status: isStopped ? 'NEEDS_FACTOR' : actor.status,
      avatarUrl: avatarAddress(avatarFileId),
    },
    session: { id, version, lastUsedAt, confirmedAt },
  }
}

function selectSession(secretHash: string, at: Date) {
  return queryBuilder(db())
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .where('s.secretHash', '=', secretHash)
    .where('s.expiresAt', '>', at)
    .where('u.emailVerifiedAt', 'is not', null)
    .where((row) => row.or([row('u.isDemo', '=', false), row('u.isDemo', '=', mayEnterDemo())]))
    .whereRef('u.sessionVersion', '=', 's.sessionVersion')
    .select([
      's.id',
      's.sessionVersion as version',
      's.lastUsedAt',
      's.confirmedAt',
      'u.id as userId',
      'u.email',
      'u.ownerEmail',
    ])
    .select(needsFactor('u.id', at).as('needsFactor'))
    .select(['p.id as profileId', 'p.role', 'p.accountStatus as status', 'p.fullName', 'p.avatarFileId'])
    .execute()
}

/** Records that a session was used. A failure is logged, because no page depends on it. */
async function recordUse(id: string, network: string | null): Promise<void> {
  try {
    await db().session.updateMany({ where: { id }, data: { lastUsedAt: now(), network } })
  } catch (error) {
    log().warn({ error: String(error) }, "couldn't record the use of a session")
  }
}
