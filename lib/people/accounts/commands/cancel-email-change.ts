import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { emailChangeTexts } from '@/lib/people/accounts/words/email-change'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'

/** Makes the link to the actor's new address stop working. @throws AppError `conflict` when it was used or canceled before */
export async function cancelEmailChange({ userId }: Actor): Promise<void> {
  const { count } = await db().emailChange.deleteMany({ where: { userId, confirmedAt: null } })
  if (count === 0) throw new AppError('conflict', emailChangeTexts.gone)
}
