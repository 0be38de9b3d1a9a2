import 'server-only'
import { confirmAddress } from '@/lib/people/accounts/commands/confirm-address'
import { ownerErrors } from '@/lib/people/accounts/words/owner'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { findPhotographer } from './find-photographer'

/**
 * Verifies the address of the owner or a photographer without an email, for someone with access to the server. No entry
 * point calls it.
 * @returns the account's address, and the name that it was signed up with
 * @throws NotFoundError, AppError `conflict` for another account or a verified address
 */
export async function verifyPhotographer(email: string): Promise<{ email: string; fullName: string }> {
  return db().$transaction(async (tx) => {
    const account = await findPhotographer(tx, email)
    if (account.isVerified) throw new AppError('conflict', ownerErrors.alreadyVerified(account.email))
    await confirmAddress(tx, account.id)
    await recordAudit(tx, null, 'email.verified', account.id)
    return account
  })
}
