import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, rolesWith } from '@/lib/auth/rules/capabilities'
import { maxEditors } from '@/lib/photos/editing/limits'
import type { Editor } from '@/lib/photos/editing/schema'
import { db } from '@/lib/platform/data/db'

/** Lists the editors that photos can be assigned to. Empty for those who don't assign any. */
export async function listEditors(actor: Actor): Promise<Editor[]> {
  if (!can(actor, 'assign-editors')) return []
  return db().profile.findMany({
    where: { role: { in: rolesWith('prepare-all-photos') }, accountStatus: 'ACTIVE' },
    select: { id: true, fullName: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxEditors,
  })
}
