import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { prepareLimit } from '@/lib/photos/mls/limits'
import { planDelivery } from '@/lib/photos/mls/queries/plan-delivery'
import type { MlsRequest } from '@/lib/photos/mls/schema/download'
import { db } from '@/lib/platform/data/db'
import { addJobs } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/** Shown to someone who waits, so these run before the photos of a new delivery. */
const priority = -1

/**
 * Queues the rendering of those requested photos that aren't rendered yet, keeps the others from being deleted, and
 * remembers the profile as the person's last choice. The photos of a delivery are rendered one at a time. Idempotent.
 * @throws NotFoundError as planDelivery does
 */
export async function preparePhotos(actor: Actor, request: MlsRequest): Promise<void> {
  await consumeAttempt(prepareLimit, actor.profileId)
  const { delivery, entries, renderedOf, profile } = await planDelivery(actor, request)
  const missing = entries.filter((entry) => !renderedOf(entry)?.file)
  const found = entries.flatMap((entry) => renderedOf(entry) ?? [])
  await db().$transaction(async (tx) => {
    const choice = { profileId: profile.id }
    await tx.mlsChoice.upsert({
      where: { personId: actor.profileId },
      create: { personId: actor.profileId, ...choice },
      update: choice,
    })
    // A failed one is rendered again, because its failure may be of an earlier release.
    await tx.mlsPhoto.deleteMany({
      where: { id: { in: found.filter(({ file }) => !file).map(({ id }) => id) } },
    })
    await tx.mlsPhoto.updateMany({
      where: { id: { in: found.filter(({ file }) => file).map(({ id }) => id) } },
      data: { usedAt: now() },
    })
    await addJobs(
      tx,
      'render-mls-photo',
      missing.map(({ photo, plan, planKey }) => ({
        payload: { photoId: photo.id, planKey, plan },
        key: `render-mls-photo:${photo.id}:${planKey}`,
      })),
      { priority, queue: `mls:${delivery.id}` },
    )
  })
}
