import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { respondWithCaptions } from '@/lib/entry/captions-response'
import { respondWithFile } from '@/lib/entry/file-response'
import type { ShownVariant } from '@/lib/photos/media/schema'
import { findFilm, findFilmCaptions } from '@/lib/photos/property-pages/queries/find-film'

/** Browsers ask again after a minute, so that films disappear soon after their page. */
const cacheControl = 'private, max-age=60, must-revalidate'

/**
 * Streams a film of a page, its still, or the requested range of them, to anyone who may see the page; returns its captions
 * whole.
 * @throws NotFoundError as findFilm and findFilmCaptions do
 */
export async function serveFilm(
  actor: Actor | null,
  { variant, ...film }: { pageId: string; mediaId: string; variant: ShownVariant },
  request: Request,
): Promise<Response> {
  if (variant === 'captions') return respondWithCaptions(await findFilmCaptions(actor, film), cacheControl)
  return respondWithFile(request, { ...(await findFilm(actor, { ...film, variant })), cacheControl })
}
