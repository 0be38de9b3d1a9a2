import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { type Arc, locateSun, positionIn, readArc } from '@/lib/calendar/light/rules/arc'
import { placeNames } from '@/lib/calendar/light/rules/place-names'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { readSpan } from '@/lib/calendar/light/rules/visit-instants'
import type { Position, Visit } from '@/lib/calendar/light/schema'
import { sunInWords } from '@/lib/calendar/light/words'
import { timeRange } from '@/lib/platform/time/calendar-date'
import { wallTimeOf } from '@/lib/platform/time/clock'
import { SkyBand } from './sky'
import { percent } from './sky-scale'
import { SunMark } from './sun-mark'

/** A visit of the day, as the ground below the sky shows it. */
export type WorkingVisit = Visit & {
  id: string
  street: string
  href: string
  look: 'over' | 'next' | 'ahead'
  /** Beside its time: `Shot`. */
  note: string | null
}

/** From where on, as a share of the sky's height from its top, the sun is as low as the label of the present time. */
const lowSun = 0.7

/** How wide a visit's name is at most, as a share of the day. */
const nameWidth = 0.19

const bars = {
  over: 'bg-edge/50',
  next: 'bg-ink',
  ahead: 'bg-paper shadow-[inset_0_0_0_1.5px_var(--color-ink)]',
}

type WorkingSkyProps = { visits: readonly WorkingVisit[]; position: Position; timeZone: string; now: Date }

/** A working day as light: the sky with the sun where it is now, and the day's visits on the same time scale. */
export function WorkingSky({ visits, position, timeZone, now }: WorkingSkyProps) {
  const [first] = visits
  if (!first) return null
  const day = readSunDay(first.date, position, timeZone)
  const arc = readArc(day, position, visits, timeZone)
  const at = positionIn(arc.span, now)
  const isShown = at >= 0 && at <= 1
  const sun = locateSun(arc, now, position)
  const isLow = sun.y > lowSun
  return (
    <div className="print:hidden">
      <div role="img" aria-label={sunInWords(day, null, timeZone)}>
        <SkyBand
          arc={arc}
          day={{ sunrise: day.sunrise, sunset: day.sunset, timeZone }}
          className="h-17 md:h-24"
        >
          {isShown && <SunMark sun={sun} />}
        </SkyBand>
      </div>
      <div className="relative min-h-6.5 md:min-h-17">
        {isShown && (
          <div
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-accent text-2xs font-strong text-accent"
            style={{ left: percent(at) }}
          >
            <span
              className={mergeClasses(
                'absolute left-1/2 -translate-x-1/2 rounded-xs bg-paper px-1 max-md:hidden',
                // Above the mark of a sun that is near the ground.
                isLow ? '-top-8' : '-top-4',
              )}
            >
              {wallTimeOf(now, timeZone)}
            </span>
          </div>
        )}
        <Visits arc={arc} visits={visits} timeZone={timeZone} />
      </div>
    </div>
  )
}

type VisitsProps = { arc: Arc; visits: readonly WorkingVisit[]; timeZone: string }

function Visits({ arc, visits, timeZone }: VisitsProps) {
  const spans = visits.map((visit) => {
    const { start, end } = readSpan(visit, timeZone)
    return { left: positionIn(arc.span, start), right: positionIn(arc.span, end) }
  })
  const places = placeNames(
    spans.map(({ left }) => left),
    nameWidth,
  )
  return (
    <>
      <div aria-hidden="true">
        {visits.map(({ id, look }, index) => {
          const { left = 0, right = 0 } = spans[index] ?? {}
          return (
            <div
              key={id}
              className={mergeClasses('absolute top-2.5 h-2.5 rounded-xs', bars[look])}
              style={{ left: percent(left), width: percent(right - left) }}
            />
          )
        })}
      </div>
      <ol
        className={mergeClasses(
          'pt-6.5 max-md:hidden',
          !places && 'relative grid auto-cols-fr grid-flow-col gap-4',
        )}
      >
        {visits.map((visit, index) => (
          <li
            key={visit.id}
            className={mergeClasses('min-w-0', places && 'absolute')}
            style={places ? { left: percent(places[index] ?? 0), width: percent(nameWidth) } : undefined}
          >
            <Link href={visit.href} className="group block bg-paper pr-1">
              <span className="t-label block truncate">
                {timeRange(visit)}
                {visit.note && ` · ${visit.note}`}
              </span>
              <span
                className={mergeClasses(
                  't-place block truncate decoration-1 underline-offset-[0.18em] group-hover:underline',
                  visit.look === 'over' && 'text-ink-2',
                )}
              >
                {visit.street}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
