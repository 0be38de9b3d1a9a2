import type { AccountState } from '@/e2e/support/people'
import type { Access } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Role } from '@/prisma/generated/enums'

/** The account states in which someone works with the portal, and their roles. Nobody here is the owner. */
export const roleOf = {
  client: 'CLIENT',
  photographer: 'PHOTOGRAPHER',
  editor: 'EDITOR',
  coordinator: 'COORDINATOR',
} as const satisfies Partial<Record<AccountState, Role>>

export type Working = keyof typeof roleOf
export const working = Object.keys(roleOf) as Working[]

/** Whether an account state passes an access check. `capabilities.test.ts` writes out which role has which capability. */
export function mayAccess(access: Access, accountState: AccountState): boolean {
  if (access === 'anyone') return true
  if (!isWorking(accountState) || access === 'owner') return false
  if (access === 'signed-in' || access === 'adding-factor') return true
  if (access === 'client' || access === 'photographer') return access === accountState
  return can({ role: roleOf[accountState], status: 'ACTIVE' }, access)
}

function isWorking(accountState: AccountState): accountState is Working {
  return accountState in roleOf
}
