import 'server-only'
import { openSealedText } from '@/lib/platform/secrets/sealed-text'

/** Returns the path of a delivery's page; null while it's off, or if the server's secret changed since. */
export function openPath(deliveryId: string, page: { sealedToken: string } | null): string | null {
  const token = page && openSealedText(page.sealedToken, 'originals-page', deliveryId)
  return token && `/originals/${token}`
}
