import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import { deviceTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Asks one of the actor's devices for the second factor again. @throws NotFoundError if it isn't remembered, or theirs */
export async function forgetDevice(actor: Actor, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.rememberedDevice.deleteMany({ where: { id, userId: actor.userId } })
    if (count === 0) throw new NotFoundError(deviceTexts.gone)
    await announceChange(tx, actor.userId, 'device.forgotten')
  })
}
