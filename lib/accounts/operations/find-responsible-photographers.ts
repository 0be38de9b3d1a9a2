import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** A bound that no studio reaches. */
const maxPhotographers = 50

const active = { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } as const
const select = { id: true, userId: true, fullName: true }

export type ResponsiblePhotographer = { id: string; userId: string; fullName: string }

/**
 * Returns who to notify about work that belongs to these photographers: those who are active, or else every active
 * photographer of the studio, because then any of them may handle it.
 * @param profileIds null for work that isn't assigned
 */
export async function findResponsiblePhotographers(
  tx: Transaction,
  profileIds: readonly (string | null)[],
): Promise<ResponsiblePhotographer[]> {
  const ids = profileIds.filter((id) => id !== null)
  const own = await tx.profile.findMany({ where: { ...active, id: { in: ids } }, select })
  return own.length > 0 ? own : findActivePhotographers(tx)
}

/** Returns every active photographer of the studio. */
export function findActivePhotographers(tx: Transaction): Promise<ResponsiblePhotographer[]> {
  return tx.profile.findMany({ where: active, select, orderBy: { id: 'asc' }, take: maxPhotographers })
}
