import 'server-only'
import { isOwnerEmail } from '@/lib/auth/owner'
import { isClient } from '@/lib/auth/rules/capabilities'
import { createOwnerInvitation } from '@/lib/people/accounts/commands/create-owner-invitation'
import { findAccount } from '@/lib/people/accounts/commands/find-account'
import { ownerErrors } from '@/lib/people/accounts/words/owner'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Creates the link at which the studio's owner creates their account without an email, for someone with access to the
 * server. No entry point calls it. A sign-up that never verified the address is no obstacle.
 * @throws AppError `conflict` for an address that isn't OWNER_EMAIL or has an account
 */
export async function inviteOwner(email: string): Promise<{ link: string }> {
  if (!isOwnerEmail(email)) throw new AppError('conflict', ownerErrors.notOwner(email))
  return db().$transaction(async (tx) => {
    const account = await findAccount(tx, email)
    if (account && (account.isTaken || !isClient(account))) {
      throw new AppError('conflict', ownerErrors.hasAccount(email))
    }
    return createOwnerInvitation(tx, email)
  })
}
