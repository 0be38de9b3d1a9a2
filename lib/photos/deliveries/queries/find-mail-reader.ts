import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'

/**
 * Finds the client who reads an email, as the person whose photos it shows. Null for anyone else, so that an email's addresses
 * never open what only the studio's team may see, and once the account isn't active.
 */
export async function findMailReader(reader: { id: string } | { userId: string }): Promise<Actor | null> {
  const profile = await db().profile.findUnique({
    where: { ...reader, role: 'CLIENT', accountStatus: 'ACTIVE' },
    select: { id: true, userId: true, fullName: true, email: true },
  })
  if (!profile) return null
  const { id: profileId, ...person } = profile
  return { ...person, profileId, role: 'CLIENT', status: 'ACTIVE', avatarUrl: null }
}
