import type { Actor } from '@/lib/auth/actor'
import { Prisma } from '@/prisma/generated/client'

/**
 * The clients a person may look at, where `profiles` goes by the name `p`: an active photographer all of them, anybody
 * else none. Who only asked to become a photographer is no client.
 */
export function visibleToSql(actor: Actor): Prisma.Sql {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
    ? Prisma.sql`p.role = 'CLIENT' AND p.account_status IN ('ACTIVE', 'DISABLED')`
    : Prisma.sql`FALSE`
}
