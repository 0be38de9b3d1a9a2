import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** The people whose acts a person may look for: an active photographer every photographer's. */
export function actorsVisibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return mayEnter('photographer', actor) ? { role: 'PHOTOGRAPHER' } : { id: { in: [] } }
}

/** The entries of the log a person may read: an active photographer all of them, everyone else none. */
export function visibleTo(actor: Actor): Prisma.AuditEntryWhereInput {
  return mayEnter('photographer', actor) ? {} : { id: { in: [] } }
}
