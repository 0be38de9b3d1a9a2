import 'server-only'
import { db } from '@/lib/platform/data/db'
import { emailKnownAccount, knownAccountColumns } from './email-known-account'
import { findHolder } from './find-holder'

/**
 * Emails what a new sign-up with this address would: a verification link, an invitation if the studio created the account,
 * or that the account exists. Earlier verification links keep working, in case their email arrives late.
 * @param next the page to open after verification
 * @returns the email's id in the outbox; null for an address without an account
 */
export async function resendVerification(email: string, next?: string): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const id = await findHolder(tx, email)
    const known = id && (await tx.user.findUnique({ where: { id }, select: knownAccountColumns }))
    return known ? emailKnownAccount(tx, known, { email, next }) : null
  })
}
