import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import type { AccountStatus, Role } from '@/prisma/generated/enums'
import { findHolder } from './find-holder'

type FoundAccount = {
  id: string
  role: Role
  accountStatus: AccountStatus
  /** False for a sign-up that never verified the address: whoever reads the mailbox may replace it. */
  isTaken: boolean
}

/** Returns the account that an email address belongs to, as `findHolder` decides, and locks it; null without one. */
export async function findAccount(tx: Transaction, email: string): Promise<FoundAccount | null> {
  const id = await findHolder(tx, email)
  if (!id) return null
  const { emailVerifiedAt, invitedAt, profile } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      emailVerifiedAt: true,
      invitedAt: true,
      profile: { select: { role: true, accountStatus: true } },
    },
  })
  return profile && { id, ...profile, isTaken: emailVerifiedAt !== null || invitedAt !== null }
}
