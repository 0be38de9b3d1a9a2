import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { planDelivery } from '@/lib/photos/mls/queries/plan-delivery'
import type { MlsProgress, MlsRequest } from '@/lib/photos/mls/schema/download'

/** Counts the rendered photos of a request. @throws NotFoundError as planDelivery does */
export async function readProgress(actor: Actor, request: MlsRequest): Promise<MlsProgress> {
  const { entries, renderedOf } = await planDelivery(actor, request)
  const rendered = entries.map((entry) => ({ entry, found: renderedOf(entry) }))
  return {
    ready: rendered.filter(({ found }) => found?.file).length,
    total: entries.length,
    failed: rendered.flatMap(({ entry, found }) =>
      found?.problem ? [{ photoId: entry.photo.id, problem: found.problem }] : [],
    ),
  }
}
