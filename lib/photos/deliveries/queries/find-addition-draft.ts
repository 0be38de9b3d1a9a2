import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import { AdditionDraft } from '@/lib/photos/deliveries/schema/drafts'
import { db } from '@/lib/platform/data/db'
import { findOwnFiles } from './find-own-files'

/** Finds this photographer's draft of photos to add to a delivery; null if there is none. */
export async function findAdditionDraft(actor: Actor, deliveryId: string): Promise<AdditionDraft | null> {
  const row = await db().additionDraft.findFirst({
    where: { photographerId: actor.profileId, deliveryId, delivery: canAddPhotosTo(actor) },
    select: { contents: true },
  })
  const contents = AdditionDraft.safeParse(row?.contents).data
  return contents ? { ...contents, files: await findOwnFiles(db(), actor, contents.files) } : null
}
