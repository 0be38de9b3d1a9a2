import type { Position } from '@/lib/places/schema'

/** How the studio estimates drives. */
export type RoadTerms = {
  /**
   * How much longer roads are than the straight line: 140 is 1.4 times, the average in the US (Boscoe, Henry and Zdeb, "A
   * Nationwide Comparison of Driving Distance Versus Straight-Line Distance to Hospitals", 2012: 1.417).
   */
  roadFactorPercent: number
  averageMph: number
}

/** Where a visit is, and how drives to and from it are estimated. */
export type Destination = { position: Position; road: RoadTerms }

/** An estimated drive; minutes are rounded up. */
export type Drive = { miles: number; minutes: number }

/** What the studio charges for drives: nothing up to the free miles, then the same amount for every started step. */
export type TravelTerms = RoadTerms & {
  travelFreeMiles: number
  /** 1 is a fee per mile; more is a fee by distance bands. */
  travelStepMiles: number
  travelStepCents: number
}

/** The one-way drive to a property, in whole miles, and what the client pays for it. */
export type Travel = { miles: number; feeCents: number }

/** The estimated driving that a visit adds to a photographer's day; `isNearShoot` is whether they have another shoot then. */
export type Detour = { minutes: number; isNearShoot: boolean }
