import 'server-only'
import { env } from '@/lib/platform/environment/env'

/** Whether this is OWNER_EMAIL, whose verified account is a photographer without approval. */
export function isOwnerEmail(email: string): boolean {
  return env().OWNER_EMAIL?.toLowerCase() === email.toLowerCase()
}

/**
 * Whether this account is the studio owner's: its email is OWNER_EMAIL, or was until its owner changed it (`ownerEmail`).
 * Nobody else can take an address in `ownerEmail`, so there is one owner at most.
 */
export function isOwner({ email, ownerEmail }: { email: string; ownerEmail?: string | null }): boolean {
  return isOwnerEmail(email) || (ownerEmail != null && isOwnerEmail(ownerEmail))
}
