import type { AccountState } from '@/e2e/support/people'
import type { Access } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Role } from '@/prisma/generated/enums'
import { accountStateOf, type Someone } from './cast'

/** The account states in which someone works with the portal, and their roles. */
export const roleOf = {
  client: 'CLIENT',
  photographer: 'PHOTOGRAPHER',
  editor: 'EDITOR',
  coordinator: 'COORDINATOR',
} as const satisfies Partial<Record<AccountState, Role>>

export type Working = keyof typeof roleOf
export const working = Object.keys(roleOf) as Working[]

/** Whether someone passes an access check. `capabilities.test.ts` writes out which role has which capability. */
export function mayAccess(access: Access, someone: Someone): boolean {
  if (access === 'anyone') return true
  const accountState = accountStateOf(someone)
  if (!isWorking(accountState)) return false
  if (access === 'owner') return someone === 'owner'
  if (access === 'signed-in' || access === 'adding-factor') return true
  if (access === 'client' || access === 'photographer') return access === accountState
  return can({ role: roleOf[accountState], status: 'ACTIVE' }, access)
}

function isWorking(accountState: AccountState): accountState is Working {
  return accountState in roleOf
}
