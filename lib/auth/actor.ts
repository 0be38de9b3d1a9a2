import type { AccountStatus, Role } from '@/prisma/generated/enums'
import { isOwner } from './owner'

/** The person who makes the request, read from the database for each request. */
export type Actor = {
  userId: string
  profileId: string
  role: Role
  status: AccountStatus
  fullName: string
  email: string
  avatarUrl: string | null
}

/** Returns the URL of a person's photo; null without one. A new photo has a new id, so the URL can be cached. */
export function avatarAddress(avatarFileId: string | null): string | null {
  return avatarFileId && `/api/avatars/${avatarFileId}`
}

/** Who may call an entry point. `anyone` also means signed out. Only active accounts pass the others. */
export type Access = 'anyone' | 'signed-in' | 'client' | 'photographer' | 'owner'

/** Whether the actor passes an access check. */
export function mayEnter(access: Access, actor: Actor | null): boolean {
  if (access === 'anyone') return true
  if (actor?.status !== 'ACTIVE') return false
  if (access === 'client') return actor.role === 'CLIENT'
  if (access === 'photographer') return actor.role === 'PHOTOGRAPHER'
  if (access === 'owner') return actor.role === 'PHOTOGRAPHER' && isOwner(actor)
  return true
}
