import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { clearWithoutFactor } from './clear-without-factor'

/** Removes one of the actor's passkeys. @throws NotFoundError if it was removed before, or isn't theirs */
export async function removePasskey({ userId }: Actor, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const passkey = await tx.passkey.findFirst({ where: { id, userId }, select: { name: true } })
    const { count } = await tx.passkey.deleteMany({ where: { id, userId } })
    if (!passkey || count === 0) throw new NotFoundError(passkeyTexts.gone)
    await clearWithoutFactor(tx, userId)
    await announceChange(tx, userId, 'passkey.removed', passkey.name)
  })
}
