import { positionIn, readArc } from '@/lib/calendar/light/rules/arc'
import { findFrontSun } from '@/lib/calendar/light/rules/front-sun'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { readSunPosition } from '@/lib/calendar/light/rules/sun-position'
import { firstStep, readSunSteps, toSpans } from '@/lib/calendar/light/rules/sun-steps'
import type { Position } from '@/lib/calendar/light/schema'
import { homeDayInWords, homeLightWords, sunInWords } from '@/lib/calendar/light/words'
import { type CalendarDate, formatTwelveHour } from '@/lib/platform/time/calendar-date'
import { HomeSun } from './home-sun'
import { Hours, SkyBand } from './sky'
import { percent } from './sky-scale'

type HomeLightProps = { date: CalendarDate; position: Position; facing: number | null; timeZone: string }

/** The sun's day at a house, to walk through, and when it's on the front. */
export function HomeLight({ date, position, facing, timeZone }: HomeLightProps) {
  const day = readSunDay(date, position, timeZone)
  const arc = readArc(day, position, [], timeZone)
  const front = facing === null ? null : findFrontSun(day, position, facing)
  const spans = toSpans(front ?? [], day, arc)
  const steps = readSunSteps(arc, position, facing, timeZone)
  const kinds = [...new Set(steps.map(({ kind }) => kind))]
  const noonHeight = readSunPosition(day.solarNoon, position).height
  const words = homeDayInWords(day, front, noonHeight, timeZone)
  return (
    <>
      <HomeSun
        steps={steps.map(({ x, y, time, direction, kind }) => ({
          x,
          y,
          direction,
          time: formatTwelveHour(time),
          sentence: kinds.indexOf(kind),
        }))}
        sentences={kinds.map((kind) => homeLightWords[kind])}
        first={firstStep(steps, spans, day, arc)}
        facing={facing}
        description={sunInWords(
          day,
          facing !== null && front ? { facing, sun: front } : null,
          timeZone,
          formatTwelveHour,
        )}
        sky={
          <SkyBand
            arc={arc}
            day={{ sunrise: day.sunrise, sunset: day.sunset, timeZone }}
            format={formatTwelveHour}
            className="h-46 md:h-72"
          />
        }
        below={
          <>
            <div className="relative mt-2 h-1.5 empty:hidden">
              {spans.map(({ start, end }) => (
                <span
                  key={start.getTime()}
                  className="absolute h-full rounded-full bg-(--sun)"
                  style={{
                    left: percent(positionIn(arc.span, start)),
                    width: percent(positionIn(arc.span, end) - positionIn(arc.span, start)),
                  }}
                />
              ))}
            </div>
            <Hours arc={arc} format={(hour) => formatTwelveHour(hour).replace(':00', '')} />
          </>
        }
      />
      <dl
        className={`mt-8 grid border-t border-line md:grid-cols-2 ${words.length > 3 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {words.map(({ part, text }) => (
          <div
            key={part}
            className="py-4 pr-6 max-md:border-b max-md:border-line lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-6"
          >
            <dt className="t-place">{part}</dt>
            <dd className="mt-1 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
