import type { AccountStatus, Role } from '@/prisma/generated/enums'

/** Who is asking, read from the database for this very request. */
export type Actor = {
  userId: string
  profileId: string
  role: Role
  status: AccountStatus
  fullName: string
  email: string
  avatarUrl: string | null
}

/** Where a person's picture is served; null without one. A new picture has a new id, so the address can be cached. */
export function avatarAddress(avatarFileId: string | null): string | null {
  return avatarFileId && `/api/avatars/${avatarFileId}`
}

/** Who may call an entry point. `anyone` also means signed out. Only active accounts pass the other three. */
export type Access = 'anyone' | 'signed-in' | 'client' | 'photographer'

/** Whether this person passes an access check. */
export function mayEnter(access: Access, actor: Actor | null): boolean {
  if (access === 'anyone') return true
  if (actor?.status !== 'ACTIVE') return false
  if (access === 'client') return actor.role === 'CLIENT'
  if (access === 'photographer') return actor.role === 'PHOTOGRAPHER'
  return true
}
