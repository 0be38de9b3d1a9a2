import { NextShoot } from '@/components/booking/bookings/next-shoot'
import { ShootLight } from '@/components/calendar/light/shoot-light'
import { ShootSky } from '@/components/calendar/light/shoot-sky'
import { ForecastLine } from '@/components/calendar/weather/forecast-line'
import type { Actor } from '@/lib/auth/actor'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import type { NextShoot as NextShootRecord } from '@/lib/booking/bookings/schema/listing'
import { startsInText } from '@/lib/booking/bookings/words/home'
import type { ShootForecast } from '@/lib/calendar/weather/schema'
import { instantOf, now, todayIn } from '@/lib/platform/time/clock'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type ComingShootProps = { actor: Actor; next: NextShootRecord; forecasts: readonly ShootForecast[] }

/** A client's next shoot with its light and weather. */
export async function ComingShoot({ actor, next, forecasts }: ComingShootProps) {
  const [booking, { timeZone }] = await Promise.all([findBooking(actor, next.id), getStudio()])
  if (!booking) return null
  const position = propertyPosition(booking.place)
  const forecast = forecasts.find(({ bookingId }) => bookingId === booking.id)
  const starts = instantOf(booking.date, booking.startTime, timeZone).getTime()
  return (
    <NextShoot
      booking={booking}
      startsIn={startsInText(next, {
        today: todayIn(timeZone),
        minutes: Math.floor((starts - now().getTime()) / 60_000),
      })}
      sky={position && <ShootSky visit={booking} position={position} timeZone={timeZone} />}
      light={
        position && (
          <ShootLight visit={booking} position={position} facing={booking.facing} timeZone={timeZone} />
        )
      }
      weather={forecast && <ForecastLine forecast={forecast} isListed />}
    />
  )
}
