import type { Actor } from '@/lib/auth/actor'
import { Prisma } from '@/prisma/generated/client'

/**
 * The clients the actor may see, with `profiles` aliased as `p`: all, for an active photographer; none for anyone else.
 * People who asked to become a photographer aren't clients.
 */
export function visibleToSql(actor: Actor): Prisma.Sql {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
    ? Prisma.sql`p.role = 'CLIENT' AND p.account_status IN ('ACTIVE', 'DISABLED')`
    : Prisma.sql`FALSE`
}
