import { type Actor, mayEnter } from '@/lib/auth/actor'
import { teamRole } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Whether the actor may require second factors of the team, and remove another person's: only the studio's owner. */
export function canManageFactors(actor: Actor): boolean {
  return mayEnter('owner', actor)
}

/** The accounts of which a second factor can be required: the active ones of the team. */
export const teamAccounts = {
  role: teamRole,
  accountStatus: 'ACTIVE',
} as const satisfies Prisma.ProfileWhereInput

/** The accounts that sign in with a password alone. */
export const withoutFactor = {
  passkeys: { none: {} },
  OR: [{ authenticator: { is: null } }, { authenticator: { is: { confirmedAt: null } } }],
} satisfies Prisma.UserWhereInput
