import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Whether the actor may require second factors of the team, and remove another person's: only the studio's owner. */
export function canManageFactors(actor: Actor): boolean {
  return mayEnter('owner', actor)
}

/** The accounts that sign in with a password alone. */
export const withoutFactor = {
  passkeys: { none: {} },
  OR: [{ authenticator: { is: null } }, { authenticator: { is: { confirmedAt: null } } }],
} satisfies Prisma.UserWhereInput
