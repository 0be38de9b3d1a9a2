import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { searchLimit } from '@/lib/search/limits'
import { searchRecords } from '@/lib/search/queries/search-records'
import type { SearchQuery } from '@/lib/search/schema'

/** Responds with the records found. @throws AppError `too-many-requests` */
export async function serveSearch(actor: Actor, { text }: SearchQuery): Promise<Response> {
  await consumeAttempt(searchLimit, actor.profileId)
  return Response.json(await searchRecords(actor, text), { headers: { 'cache-control': 'no-store' } })
}
