import 'server-only'
import { respondWithFile } from '@/lib/entry/file-response'
import { findAgentPhoto } from '@/lib/property-pages/queries/find-agent-photo'
import { findPicture } from '@/lib/property-pages/queries/find-picture'
import type { PictureSize } from '@/lib/property-pages/schema'
import { cropPicture } from './crop-picture'

/** Browsers ask again after a minute, so that pictures disappear soon after their page. */
const cacheControl = 'private, max-age=60, must-revalidate'
const shareSize = { width: 1200, height: 630 }
const agentSize = { width: 320, height: 320 }

/** Returns a picture of a page to anyone, while the page is public. @throws NotFoundError as findPicture does */
export async function servePicture(
  wanted: { pageId: string; photoId: string; size: PictureSize },
  request: Request,
): Promise<Response> {
  const { pageId, photoId, size } = wanted
  const kind = size === 'tile' ? 'TILE' : 'SCREEN'
  const file = await findPicture({ pageId, photoId, kind })
  if (size === 'share') return serveCrop(request, file.key, shareSize)
  return respondWithFile(request, { ...file, cacheControl })
}

/** Returns the photo of a page's agent to anyone, while the page is public. @throws NotFoundError as findAgentPhoto does */
export async function serveAgentPhoto(pageId: string, request: Request): Promise<Response> {
  return serveCrop(request, await findAgentPhoto(pageId), agentSize)
}

async function serveCrop(
  request: Request,
  key: string,
  size: { width: number; height: number },
): Promise<Response> {
  const etag = `"${key}-${size.width}"`
  const headers = { etag, 'cache-control': cacheControl, 'content-type': 'image/jpeg' }
  const known = request.headers.get('if-none-match')
  if (known === '*' || known?.includes(etag)) return new Response(null, { status: 304, headers })
  const bytes = new Uint8Array(await cropPicture(key, size))
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}
