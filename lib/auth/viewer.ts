import 'server-only'
import { cache } from 'react'
import { db } from '@/lib/platform/db'
import { type Actor, avatarAddress } from './actor'
import { readSessionClaim, type SessionClaim } from './session-cookie'

/** Who asks, by the session cookie and by the database at this moment; null when signed out. */
export const readViewer = cache(async (): Promise<Actor | null> => {
  const claim = await readSessionClaim()
  return claim && findActor(claim)
})

/**
 * The person a session claims to be, as the database knows them now; null when the session has ended.
 * A claim older than the account's present version (password, role or status changed since) is an ended session.
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
