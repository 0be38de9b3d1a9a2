import { AirspaceButton } from '@/components/booking/bookings/shoot-buttons'
import { Notice } from '@/components/ui/notice'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { airspaceToCheckText } from '@/lib/booking/bookings/words/changes'

/** Reminds the photographer that the airspace must be checked before a drone flies. */
export function AirspaceNotice({ booking }: { booking: BookingDetail }) {
  if (!booking.may.clearAirspace) return null
  return (
    <Notice tone="wait" title="Airspace to check" action={<AirspaceButton bookingId={booking.id} />}>
      {airspaceToCheckText}
    </Notice>
  )
}
