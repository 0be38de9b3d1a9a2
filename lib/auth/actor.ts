import type { Role } from '@/prisma/generated/enums'
import { isOwner } from './owner'
import { type ActorStatus, type Capability, can, isClient, isPhotographer } from './rules/capabilities'

/** The person who makes the request, read from the database for each request. */
export type Actor = {
  userId: string
  profileId: string
  role: Role
  status: ActorStatus
  fullName: string
  email: string
  /** See `isOwner`. */
  ownerEmail?: string | null
  avatarUrl: string | null
}

/** Returns the URL of a person's photo; null without one. A new photo has a new id, so the URL can be cached. */
export function avatarAddress(avatarFileId: string | null): string | null {
  return avatarFileId && `/api/avatars/${avatarFileId}`
}

/**
 * Who may call an entry point: anyone, even signed out; every active account, also while it has to add a second factor; every
 * active account; the active accounts of a role; the owner; or the active accounts with a capability.
 */
export type Access =
  | 'anyone'
  | 'adding-factor'
  | 'signed-in'
  | 'client'
  | 'photographer'
  | 'owner'
  | Capability

/** Whether the actor passes an access check. */
export function mayEnter(access: Access, actor: Actor | null): boolean {
  if (access === 'anyone') return true
  if (access === 'adding-factor' && actor?.status === 'NEEDS_FACTOR') return true
  if (actor?.status !== 'ACTIVE') return false
  if (access === 'signed-in' || access === 'adding-factor') return true
  if (access === 'client') return isClient(actor)
  if (access === 'photographer') return isPhotographer(actor)
  if (access === 'owner') return isPhotographer(actor) && isOwner(actor)
  return can(actor, access)
}
