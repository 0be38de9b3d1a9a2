import { readArc } from '@/lib/calendar/light/rules/arc'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import type { Position, Visit } from '@/lib/calendar/light/schema'
import { sunInWords } from '@/lib/calendar/light/words'
import { ChosenVisit, Hours, SkyBand } from './sky'

type ShootSkyProps = {
  visit: Visit
  position: Position
  timeZone: string
  /** False for a small sky. */
  hasHours?: boolean
}

/** The sky of a shoot's day, with the sun at the time of the shoot. */
export function ShootSky({ visit, position, timeZone, hasHours = true }: ShootSkyProps) {
  const day = readSunDay(visit.date, position, timeZone)
  const arc = readArc(day, position, [visit], timeZone)
  return (
    <div role="img" aria-label={sunInWords(day, null, timeZone)} className="print:hidden">
      <SkyBand
        arc={arc}
        day={{ sunrise: day.sunrise, sunset: day.sunset, timeZone }}
        className={hasHours ? 'h-28 md:h-34' : 'h-20 md:h-20'}
      >
        <ChosenVisit arc={arc} visit={visit} position={position} timeZone={timeZone} />
      </SkyBand>
      {hasHours && <Hours arc={arc} />}
    </div>
  )
}
