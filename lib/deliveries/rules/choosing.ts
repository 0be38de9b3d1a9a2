/** What a client chooses from: how many photos at no extra charge, and what each further one costs, in minor units. */
export type ChoiceTerms = { includedPhotos: number; extraPhotoCents: number }

export type PricedChoice = { freeCount: number; extraCount: number; extraCents: number }

/** Returns what chosen photos cost before tax. @param counts.sold the photos sold before, which use up those included first */
export function priceChoice(
  { includedPhotos, extraPhotoCents }: ChoiceTerms,
  { sold, chosen }: { sold: number; chosen: number },
): PricedChoice {
  const freeCount = Math.min(chosen, Math.max(0, includedPhotos - sold))
  const extraCount = chosen - freeCount
  return { freeCount, extraCount, extraCents: extraCount * extraPhotoCents }
}
