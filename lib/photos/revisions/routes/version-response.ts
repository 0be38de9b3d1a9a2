import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordDownload } from '@/lib/photos/deliveries/operations/record-download'
import { findVersionFile } from '@/lib/photos/revisions/queries/find-version-file'
import { signVersionFile } from '@/lib/photos/revisions/queries/sign-version-file'
import type { VersionAddress } from '@/lib/photos/revisions/schema'

/** Redirects to a signed URL of a photo's version. @throws NotFoundError as findVersionFile does */
export async function serveVersion(
  actor: Actor,
  address: VersionAddress,
  request: Request,
): Promise<Response> {
  const { deliveryId, photoId, name, key } = await findVersionFile(actor, address)
  const location = await signVersionFile({ key })
  if (address.variant === 'original' && request.method === 'GET')
    recordDownload(actor, deliveryId, { what: 'photo', size: 'original', photoId, name })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}
