import 'server-only'
import { env } from '@/lib/platform/env'
import type { Actor } from './actor'

/** Whether this is the address that OWNER_EMAIL names: its verified account is a photographer without anyone's approval. */
export function isOwnerEmail(email: string): boolean {
  return env().OWNER_EMAIL?.toLowerCase() === email.toLowerCase()
}

/** Whether the studio belongs to this person. */
export function isOwner(actor: Actor): boolean {
  return isOwnerEmail(actor.email)
}
