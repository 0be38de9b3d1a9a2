import 'server-only'
import { rolesWith } from '@/lib/auth/rules/capabilities'
import type { Transaction } from '@/lib/platform/data/db'

/** A bound that no studio reaches. */
const maxPeople = 50

const active = { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } as const
const select = { id: true, userId: true, fullName: true }

/** The capabilities that clients don't have. */
type TeamCapability = 'message-clients' | 'answer-quotes'

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
  return tx.profile.findMany({ where: active, select, orderBy: { id: 'asc' }, take: maxPeople })
}

/** Returns everyone in the studio with an active account and a capability. */
export function findTeam(tx: Transaction, capability: TeamCapability): Promise<ResponsiblePhotographer[]> {
  return tx.profile.findMany({
    where: activeWith(capability),
    select,
    orderBy: { id: 'asc' },
    take: maxPeople,
  })
}

/** Returns those of these people who are active and have a capability, or else everyone in the studio who does. */
export async function findResponsible(
  tx: Transaction,
  profileIds: readonly (string | null)[],
  capability: TeamCapability,
): Promise<ResponsiblePhotographer[]> {
  const ids = profileIds.filter((id) => id !== null)
  const own = await tx.profile.findMany({ where: { ...activeWith(capability), id: { in: ids } }, select })
  return own.length > 0 ? own : findTeam(tx, capability)
}

function activeWith(capability: TeamCapability) {
  return { role: { in: rolesWith(capability) }, accountStatus: 'ACTIVE' } as const
}
