import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { respondWithFile } from '@/lib/entry/file-response'
import type { FilmVariant } from '@/lib/photos/media/schema'
import { findFilm } from '@/lib/photos/property-pages/queries/find-film'

/** Browsers ask again after a minute, so that films disappear soon after their page. */
const cacheControl = 'private, max-age=60, must-revalidate'

/**
 * Streams a film of a page, its still, or the requested range of them, to anyone who may see the page.
 * @throws NotFoundError as findFilm does
 */
export async function serveFilm(
  actor: Actor | null,
  wanted: { pageId: string; mediaId: string; variant: FilmVariant },
  request: Request,
): Promise<Response> {
  return respondWithFile(request, { ...(await findFilm(actor, wanted)), cacheControl })
}
