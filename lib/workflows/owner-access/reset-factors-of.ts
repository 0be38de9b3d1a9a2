import 'server-only'
import { removeAllFactors } from '@/lib/people/second-factor/operations/remove-all-factors'
import { resetTexts } from '@/lib/people/second-factor/words/reset'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Removes the second factors of any account, for someone with access to the server. No entry point calls it.
 * @throws NotFoundError, AppError `conflict` for an account without a factor
 */
export async function resetFactorsOf(email: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } })
    if (!user) throw new NotFoundError(resetTexts.noAccount)
    await removeAllFactors(tx, user.id, { profileId: null })
  })
}
