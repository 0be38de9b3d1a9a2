import type { Position } from '@/lib/studio/places/schema'

/** How the studio estimates drives, and those that were measured, by `driveKey`. */
export type RoadTerms = {
  /**
   * How much longer roads are than the straight line: 140 is 1.4 times, the average in the US (Boscoe, Henry and Zdeb, "A
   * Nationwide Comparison of Driving Distance Versus Straight-Line Distance to Hospitals", 2012: 1.417).
   */
  roadFactorPercent: number
  averageMph: number
  measured?: MeasuredDrives
}

export type MeasuredDrives = ReadonlyMap<string, Drive>

/** Where a visit is, and how drives to and from it are estimated. */
export type Destination = { position: Position; road: RoadTerms }

/** A drive; minutes are rounded up. */
export type Drive = { miles: number; minutes: number; isEstimate: boolean }

/** What the studio charges for drives: nothing up to the free miles, then the same amount for every started step. */
export type TravelFee = {
  travelFreeMiles: number
  /** 1 is a fee per mile; more is a fee by distance bands. */
  travelStepMiles: number
  travelStepCents: number
}

/** How the studio estimates drives and what it charges for them. */
export type TravelTerms = RoadTerms & TravelFee

/** The one-way drive to a property, in whole miles, and what the client pays for it. */
export type PaidTravel = {
  miles: number
  feeCents: number
  /** Whether another photographer drives than when it was agreed, from elsewhere. */
  isMoved?: boolean
}

/** A drive that is offered, and whether its miles are an estimate. */
export type Travel = PaidTravel & Pick<Drive, 'isEstimate'>

/** The driving that a visit adds to a photographer's day; `isNearShoot` is whether they have another shoot then. */
export type Detour = { minutes: number; isNearShoot: boolean }
