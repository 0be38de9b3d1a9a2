import type { ReactNode } from 'react'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { driveText } from '@/lib/booking/bookings/words/progress'
import { splitAddress } from '@/lib/platform/text/address'
import { timeRange } from '@/lib/platform/time/calendar-date'
import { ShootContact } from './shoot-contact'
import { ShootFacts } from './shoot-facts'

type PrintedDayProps = {
  /** Each with the light at the house and its forecast. */
  stops: readonly { shoot: DayShoot; light: ReactNode; weather: ReactNode }[]
}

/** The day on paper: every stop with all that is on the screen behind folds, but how to get in. */
export function PrintedDay({ stops }: PrintedDayProps) {
  return (
    <div className="hidden divide-y border-t border-ink print:block">
      {stops.map(({ shoot, light, weather }) => {
        const { id, address, drive, client } = shoot
        const { street, town } = splitAddress(address)
        return (
          <section key={id} className="grid gap-3 py-5">
            <div>
              <p>{timeRange(shoot)}</p>
              <h2 className="t-place">{street}</h2>
              <p>{town}</p>
            </div>
            <ShootContact shoot={shoot} message={null} />
            <ShootFacts
              shoot={shoot}
              items={[
                ['Client', client.fullName],
                ['Drive', drive && driveText(drive)],
                ['Light', light],
                ['Forecast', weather],
              ]}
            />
          </section>
        )
      })}
    </div>
  )
}
