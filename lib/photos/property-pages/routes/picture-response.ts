import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { respondWithFile } from '@/lib/entry/file-response'
import { phoneWidth } from '@/lib/photos/property-pages/limits'
import { findAgentPhoto } from '@/lib/photos/property-pages/queries/find-agent-photo'
import { findPicture } from '@/lib/photos/property-pages/queries/find-picture'
import type { PictureSize } from '@/lib/photos/property-pages/schema/pages'
import { cropPicture, reducePicture } from './crop-picture'

/** Browsers ask again after a minute, so that pictures disappear soon after their page. */
const cacheControl = 'private, max-age=60, must-revalidate'
const shareSize = { width: 1200, height: 630 }
const agentSize = { width: 480, height: 600 }

/** Returns a picture of a page to anyone who may see the page. @throws NotFoundError as findPicture does */
export async function servePicture(
  actor: Actor | null,
  wanted: { pageId: string; photoId: string; size: PictureSize },
  request: Request,
): Promise<Response> {
  const { pageId, photoId, size } = wanted
  const kind = kindOf(size)
  const file = await findPicture(actor, { pageId, photoId, kind })
  if (size === 'share') return serveCrop(request, file.key, shareSize)
  if (size === 'phone') {
    return serveMade(request, `${file.key}-${size}`, 'image/webp', () => reducePicture(file.key, phoneWidth))
  }
  return respondWithFile(request, { ...file, cacheControl })
}

function kindOf(size: PictureSize): 'TILE' | 'SCREEN' | 'PRINT' {
  if (size === 'tile') return 'TILE'
  return size === 'panorama' ? 'PRINT' : 'SCREEN'
}

/** Returns the photo of a page's agent to anyone who may see the page. @throws NotFoundError as findAgentPhoto does */
export async function serveAgentPhoto(
  actor: Actor | null,
  pageId: string,
  request: Request,
): Promise<Response> {
  return serveCrop(request, await findAgentPhoto(actor, pageId), agentSize)
}

function serveCrop(
  request: Request,
  key: string,
  size: { width: number; height: number },
): Promise<Response> {
  return serveMade(request, `${key}-${size.width}`, 'image/jpeg', () => cropPicture(key, size))
}

async function serveMade(
  request: Request,
  version: string,
  contentType: string,
  make: () => Promise<Buffer>,
): Promise<Response> {
  const etag = `"${version}"`
  const headers = { etag, 'cache-control': cacheControl, 'content-type': contentType }
  const known = request.headers.get('if-none-match')
  if (known === '*' || known?.includes(etag)) return new Response(null, { status: 304, headers })
  const bytes = new Uint8Array(await make())
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}
