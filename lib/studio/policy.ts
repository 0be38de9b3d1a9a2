import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person changes how the studio works: any active photographer. */
export function canManageStudio(actor: Actor | null): boolean {
  return actor?.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The logos anybody may see, also those that mails of long ago show. */
export const publicLogos = { purpose: 'LOGO', isPublic: true } as const satisfies Prisma.StoredFileWhereInput
