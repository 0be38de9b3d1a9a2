/** How the studio estimates drives. */
export type RoadEstimate = {
  /**
   * How much longer roads are than the straight line: 140 is 1.4 times, the average in the US (Boscoe, Henry and Zdeb, "A
   * Nationwide Comparison of Driving Distance Versus Straight-Line Distance to Hospitals", 2012: 1.417).
   */
  roadFactorPercent: number
  averageMph: number
}

/** What the studio charges for drives: nothing up to the free miles, then the same amount for every started step. */
export type TravelFee = {
  travelFreeMiles: number
  /** 1 is a fee per mile; more is a fee by distance bands. */
  travelStepMiles: number
  travelStepCents: number
}

/** How the studio estimates drives and what it charges for them. */
export type TravelTerms = RoadEstimate & TravelFee

/** How drives are estimated and what they cost, with the studio's currency. */
export type StudioTravel = TravelTerms & { currency: string }

/** Also constraints of the database. The factor is in hundredths: 140 is 1.4 times the straight line. */
export const travelRanges = {
  roadFactorPercent: { min: 100, max: 300 },
  averageMph: { min: 5, max: 80 },
  travelFreeMiles: { min: 0, max: 500 },
  travelStepMiles: { min: 1, max: 100 },
} as const

/** Returns the settings that the form edits. */
export function pickTravel(studio: StudioTravel): StudioTravel {
  const { roadFactorPercent, averageMph, travelFreeMiles, travelStepMiles, travelStepCents, currency } =
    studio
  return { roadFactorPercent, averageMph, travelFreeMiles, travelStepMiles, travelStepCents, currency }
}

/** Reads a factor such as `1.4` as 140; null unless it's in range. */
export function readRoadFactor(text: string): number | null {
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(text.trim())) return null
  const percent = Math.round(Number(text.trim().replace(',', '.')) * 100)
  const { min, max } = travelRanges.roadFactorPercent
  return percent >= min && percent <= max ? percent : null
}
