import type { IncludedPhotos } from '@/lib/bookings/rules/included-photos'
import { centsToInput } from '@/lib/platform/money'

/** What a client chooses from: how many photos at no extra charge, and what each further one costs, in minor units. */
export type ChoiceTerms = { includedPhotos: number; extraPhotoCents: number }

/** What a client may choose from, as typed. */
export type ChoiceTexts = { included: string; extraPhoto: string }

/** Whether a typed number of included photos is one. */
export function isPhotoCount(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim())
}

/** Returns what a client would choose from by what was booked: the photos that weren't sent before, and the price of each more. */
export function offerBooked(booked: IncludedPhotos | null, currency: string, sentBefore = 0): ChoiceTexts {
  if (!booked) return { included: '', extraPhoto: '' }
  return {
    included: String(Math.max(0, booked.count - sentBefore)),
    extraPhoto: booked.extraCents > 0 ? centsToInput(booked.extraCents, currency) : '',
  }
}

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
