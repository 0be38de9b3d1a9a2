import 'server-only'
import { db } from '@/lib/platform/db'
import { confirmAddress } from './confirm-address'
import { spendLink } from './spend-link'

/**
 * Spends a verification link: its account may sign in from now on.
 * @throws Refusal `conflict` for a link that is unknown, expired or used.
 */
export async function verifyEmail(secret: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const userId = await spendLink(tx, secret, 'VERIFY_EMAIL')
    await confirmAddress(tx, userId)
  })
}
