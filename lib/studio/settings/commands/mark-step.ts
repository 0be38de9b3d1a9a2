import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import type { MarkableStep } from '@/lib/studio/settings/rules/opening'

/** Confirms a step of opening the studio, or puts it off. Idempotent. */
export async function markStep(actor: Actor, step: MarkableStep): Promise<void> {
  if (!mayEnter('owner', actor)) throw new ForbiddenError()
  await db().studioSettings.updateMany({
    where: { id: 1, NOT: { openingMarks: { has: step } } },
    data: { openingMarks: { push: step } },
  })
}
