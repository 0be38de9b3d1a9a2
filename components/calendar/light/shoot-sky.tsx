import { mergeClasses } from '@/components/ui/merge-classes'
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
  /** Sets another height. */
  className?: string
}

/** The sky of a shoot's day, with the sun at the time of the shoot. */
export function ShootSky({ visit, position, timeZone, hasHours = true, className }: ShootSkyProps) {
  const day = readSunDay(visit.date, position, timeZone)
  const arc = readArc(day, position, [visit], timeZone)
  return (
    <div role="img" aria-label={sunInWords(day, null, timeZone)} className="print:hidden">
      <SkyBand
        arc={arc}
        day={{ sunrise: day.sunrise, sunset: day.sunset, timeZone }}
        className={mergeClasses(hasHours ? 'h-28 md:h-34' : 'h-20 md:h-20', className)}
      >
        <ChosenVisit arc={arc} visit={visit} position={position} timeZone={timeZone} />
      </SkyBand>
      {hasHours && <Hours arc={arc} />}
    </div>
  )
}

type WideSkyProps = Omit<ShootSkyProps, 'visit' | 'hasHours' | 'className'> & { visit: Visit | null }

/** The sky across the page, above its title; as high while no time is chosen. */
export function WideSky({ visit, ...rest }: WideSkyProps) {
  return (
    <div className="-mx-5 mb-5 min-h-23 md:-mx-8 md:mb-7 md:min-h-50 lg:-mx-10">
      {visit && <ShootSky {...rest} visit={visit} hasHours={false} className="h-23 md:h-50" />}
    </div>
  )
}
