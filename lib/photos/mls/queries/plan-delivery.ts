import 'server-only'
import { createHash } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { shortIdOf } from '@/lib/photos/deliveries/rules/zip-address'
import { choosable } from '@/lib/photos/mls/policy'
import { findMlsDelivery, type MlsDelivery } from '@/lib/photos/mls/queries/find-mls-delivery'
import { profileFields } from '@/lib/photos/mls/queries/select-profile'
import { readFits } from '@/lib/photos/mls/rules/download-address'
import { type MlsEntry, preflight } from '@/lib/photos/mls/rules/preflight'
import { readProfile } from '@/lib/photos/mls/rules/read-profile'
import type { MlsRequest, RenderPlan } from '@/lib/photos/mls/schema/download'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Part of every key; increase it when the rendering itself changes. */
const renderingVersion = 1

type PlannedEntry = MlsEntry & { planKey: string }
type RenderedPhoto = {
  id: string
  problem: string | null
  file: { key: string; sizeBytes: bigint; crc32: bigint | null } | null
}

export type PlannedDelivery = {
  delivery: MlsDelivery
  profile: MlsProfile
  /** In the order of the upload. */
  entries: PlannedEntry[]
  /** Returns what was rendered for an entry; undefined while nothing was. */
  renderedOf: (entry: PlannedEntry) => RenderedPhoto | undefined
}

/**
 * Plans the requested photos for a board, with what has been rendered of them.
 * @throws NotFoundError if the actor may not open the photos, or the profile can't be chosen
 */
export async function planDelivery(
  actor: Actor,
  { deliveryId, profile: profileId, photos, ...fitted }: MlsRequest,
): Promise<PlannedDelivery> {
  const [delivery, row] = await Promise.all([
    findMlsDelivery(actor, { deliveryId }),
    db().mlsProfile.findFirst({ where: { AND: [{ id: profileId }, choosable] }, select: profileFields }),
  ])
  const profile = row && readProfile(row)
  if (!delivery || !profile) throw new NotFoundError('Delivery not found')
  const all = delivery.photos
  const chosen = photos === 'all' ? all : all.filter(({ id }) => photos.includes(shortIdOf(id)))
  const fits = readFits(
    chosen.map(({ id }) => id),
    fitted,
  )
  const entries = preflight(chosen, profile, all, fits).entries.map((entry) => ({
    ...entry,
    planKey: keyOf(entry.plan),
  }))
  const rendered = await db().mlsPhoto.findMany({
    where: {
      photoId: { in: entries.map(({ photo }) => photo.id) },
      planKey: { in: [...new Set(entries.map(({ planKey }) => planKey))] },
    },
    select: {
      id: true,
      photoId: true,
      planKey: true,
      problem: true,
      file: { select: { key: true, sizeBytes: true, crc32: true } },
    },
  })
  const byKey = new Map(rendered.map((one) => [`${one.photoId}:${one.planKey}`, one]))
  return {
    delivery,
    profile,
    entries,
    renderedOf: ({ photo, planKey }) => byKey.get(`${photo.id}:${planKey}`),
  }
}

/** Hashes everything that determines a picture of a photo, so that profiles that want the same share it. */
function keyOf(plan: RenderPlan): string {
  const { size, scaled, method, maxBytes, mayExceedBytes, minWidth, minHeight, label } = plan
  const parts = [renderingVersion, size.width, size.height, scaled.width, scaled.height, method]
  return createHash('sha256')
    .update(
      JSON.stringify([...parts, maxBytes, minWidth, minHeight, label, ...(mayExceedBytes ? [true] : [])]),
    )
    .digest('base64url')
}
