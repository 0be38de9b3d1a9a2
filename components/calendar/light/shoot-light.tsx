import { isMostlyDaylight, lightFor } from '@/lib/calendar/light/rules/front-light'
import type { Position, Visit } from '@/lib/calendar/light/schema'
import { lightWords, mixedLightWords } from '@/lib/calendar/light/words'

/** Returns what the light on a house is like during a shoot. */
export function describeLight(visit: Visit, position: Position, facing: number | null, timeZone: string) {
  const { kind } = lightFor(visit, position, facing, timeZone)
  const isMixed = kind === 'twilight' && isMostlyDaylight(visit, position, timeZone)
  return isMixed ? mixedLightWords : lightWords[kind]
}

type ShootLightProps = { visit: Visit; position: Position; facing: number | null; timeZone: string }

/** The light on a house during a shoot, below its sky. */
export function ShootLight({ visit, position, facing, timeZone }: ShootLightProps) {
  const { title, detail } = describeLight(visit, position, facing, timeZone)
  return (
    <>
      <span>{title}</span>
      <span className="block text-ink-3">{detail}.</span>
    </>
  )
}
