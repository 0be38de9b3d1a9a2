import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Renames one of the actor's passkeys. @throws NotFoundError if it was removed, or isn't theirs */
export async function renamePasskey(
  { userId }: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { count } = await db().passkey.updateMany({ where: { id, userId }, data: { name } })
  if (count === 0) throw new NotFoundError(passkeyTexts.gone)
}
