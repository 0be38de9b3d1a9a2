import 'server-only'

/** Returns captions for a track of a video. */
export function respondWithCaptions(captions: string, cacheControl: string): Response {
  return new Response(captions, {
    headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': cacheControl },
  })
}
