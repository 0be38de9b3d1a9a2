import 'server-only'
import { cache } from 'react'
import { db } from '@/lib/platform/db'
import { type Actor, avatarAddress } from './actor'
import { readSessionClaim, type SessionClaim } from './session-cookie'

/** Returns the actor of this request's session, read from the database; null when signed out. Cached per request. */
export const readViewer = cache(async (): Promise<Actor | null> => {
  const claim = await readSessionClaim()
  return claim && findActor(claim)
})

/**
 * Returns the current actor for a session's claim; null when the session has ended, because the password, role, or status
 * changed since.
 */
export async function findActor(claim: SessionClaim): Promise<Actor | null> {
  const user = await db().user.findUnique({
    where: { id: claim.userId },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      sessionVersion: true,
      profile: { select: { id: true, role: true, accountStatus: true, fullName: true, avatarFileId: true } },
    },
  })
  if (!user?.profile || !user.emailVerifiedAt || user.sessionVersion !== claim.sessionVersion) return null
  return {
    userId: user.id,
    profileId: user.profile.id,
    role: user.profile.role,
    status: user.profile.accountStatus,
    fullName: user.profile.fullName,
    email: user.email,
    avatarUrl: avatarAddress(user.profile.avatarFileId),
  }
}
