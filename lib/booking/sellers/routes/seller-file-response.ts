import 'server-only'
import { clientAddress } from '@/lib/auth/client-address'
import { calendarType, writeSellerFile } from '@/lib/booking/bookings/rules/calendar-file'
import { findShoot } from '@/lib/booking/sellers/queries/find-shoot'
import { downloadResponse } from '@/lib/entry/download-response'
import { env } from '@/lib/platform/environment/env'
import { NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns the seller's shoot as a calendar file.
 * @throws NotFoundError if the link doesn't work, AppError `too-many-requests`
 */
export async function sellerFileResponse(token: string, request: Request): Promise<Response> {
  const [shoot, studio] = await Promise.all([findShoot(token, clientAddress(request.headers)), getStudio()])
  if (!shoot) throw new NotFoundError()
  const url = `${env().APP_URL}/shoot/${token}`
  return downloadResponse(writeSellerFile(shoot, studio, url), 'photo-shoot.ics', calendarType)
}
