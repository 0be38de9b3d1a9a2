import type { Position } from '@/lib/studio/places/schema'
import type { RoadEstimate } from '@/lib/studio/settings/rules/travel'

/** How the studio estimates drives, and those that were measured, by `driveKey`. */
export type RoadTerms = RoadEstimate & { measured?: MeasuredDrives }

export type MeasuredDrives = ReadonlyMap<string, Drive>

/** Where a visit is, and how drives to and from it are estimated. */
export type Destination = { position: Position; road: RoadTerms }

/** A drive; minutes are rounded up. */
export type Drive = { miles: number; minutes: number; isEstimate: boolean }

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
