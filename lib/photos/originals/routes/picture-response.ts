import 'server-only'
import { clientAddress } from '@/lib/auth/client-address'
import { findPicture } from '@/lib/photos/originals/queries/find-picture'
import type { OriginalsPicture } from '@/lib/photos/originals/schema'

/** Redirects to a picture of the public page. @throws NotFoundError and AppError as findPicture does */
export async function pictureResponse(wanted: OriginalsPicture, request: Request): Promise<Response> {
  const location = await findPicture(wanted, clientAddress(request.headers))
  const headers = { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 302, headers })
}
