/** Clockwise from north, 22.5 degrees apart. */
const directionNames = [
  'north',
  'north-northeast',
  'northeast',
  'east-northeast',
  'east',
  'east-southeast',
  'southeast',
  'south-southeast',
  'south',
  'south-southwest',
  'southwest',
  'west-southwest',
  'west',
  'west-northwest',
  'northwest',
  'north-northwest',
] as const

export type DirectionName = (typeof directionNames)[number]

/** Returns the nearest of 16 directions to degrees from north. */
export function directionOf(degrees: number): DirectionName {
  return directionNames[Math.round(turnTo(degrees) / 22.5) % 16] ?? 'north'
}

/** The eight directions that people name, as degrees from north. */
export const namedFacings = [0, 45, 90, 135, 180, 225, 270, 315] as const

/** Returns the same direction as whole degrees from 0 to 359. */
export function turnTo(degrees: number): number {
  return ((Math.round(degrees) % 360) + 360) % 360
}
