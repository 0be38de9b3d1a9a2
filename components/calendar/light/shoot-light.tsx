import { lightFor } from '@/lib/calendar/light/rules/front-light'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import type { Position, Visit } from '@/lib/calendar/light/schema'
import { lightWords, movementInWords } from '@/lib/calendar/light/words'

type ShootLightProps = { visit: Visit; position: Position; facing: number | null; timeZone: string }

/** The light on a house during a shoot, and when the sun rises and sets there. */
export function ShootLight({ visit, position, facing, timeZone }: ShootLightProps) {
  const { title, detail } = lightWords[lightFor(visit, position, facing, timeZone).kind]
  return (
    <>
      <span>{title}</span>
      <span className="block text-ink-3">
        {detail}. Sun {movementInWords(readSunDay(visit.date, position, timeZone), timeZone)}.
      </span>
    </>
  )
}
