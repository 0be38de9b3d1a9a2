import 'server-only'
import { env } from '@/lib/platform/env'

/** Whether this is OWNER_EMAIL, whose verified account is a photographer without approval. */
export function isOwnerEmail(email: string): boolean {
  return env().OWNER_EMAIL?.toLowerCase() === email.toLowerCase()
}

export function isOwner({ email }: { email: string }): boolean {
  return isOwnerEmail(email)
}
