import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { downloadResponse } from '@/lib/entry/download-response'
import { findPageAddress } from '@/lib/photos/property-pages/queries/find-page-address'
import { drawQrCode } from '@/lib/platform/web/qr-code'

/** Returns the QR code of a page's URL as an SVG file, which prints at any size. @throws NotFoundError as findPageAddress does */
export async function serveQrCode(actor: Actor, pageId: string): Promise<Response> {
  const { url, slug } = await findPageAddress(actor, pageId)
  const { size, path } = drawQrCode(url)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  return downloadResponse(svg, `${slug}-qr.svg`, 'image/svg+xml')
}
