import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { downloadResponse } from '@/lib/entry/download-response'
import { pdfLimit } from '@/lib/photos/licenses/limits'
import { findGrantedLicense } from '@/lib/photos/licenses/queries/find-granted-license'
import { splitAddress } from '@/lib/platform/text/address'
import { fileSlug } from '@/lib/platform/text/file-slug'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { writeLicense } from './write-license'

/**
 * Returns the license of unlocked photos as PDF.
 * @throws NotFoundError as findGrantedLicense does, AppError `too-many-requests`
 */
export async function pdfResponse(
  actor: Actor,
  deliveryId: string,
  logo: Uint8Array | null,
): Promise<Response> {
  await consumeAttempt(pdfLimit, actor.profileId)
  const license = await findGrantedLicense(actor, deliveryId)
  const pdf = new Uint8Array(await buffer(writeLicense(license, logo)))
  const name = ['license', fileSlug(splitAddress(license.address).street) || 'photos'].join('-')
  return downloadResponse(pdf, `${name}.pdf`, 'application/pdf')
}
