import 'server-only'
import { teamVisibleTo } from '@/lib/accounts/policy'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'

/** Counts the members that listTeam returns. */
export function countTeam(actor: Actor): Promise<number> {
  return db().profile.count({ where: teamVisibleTo(actor) })
}
