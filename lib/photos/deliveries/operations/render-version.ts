import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { type Rendering, renderDerivatives } from '@/lib/photos/deliveries/commands/render-derivatives'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Renders all derivatives of a file that may replace a photo's.
 * @throws UnreadablePicture if it can't be displayed
 */
export async function renderVersion(
  path: string,
  photo: { contentType: string; isPreview: boolean; isFull: boolean; bookingId: string },
): Promise<Rendering> {
  const { name } = await getStudio()
  return renderDerivatives(path, { ...photo, watermark: `${name} · ${bookingNumber(photo.bookingId)}` })
}
