import { countOf } from '@/lib/platform/words'

export const preparationFailed = {
  title: "The photos couldn't be prepared",
  message: 'Please try again.',
}

/** `Preparing 12 of 40` */
export function describeProgress({ ready, total }: { ready: number; total: number }): string {
  return `Preparing ${Math.min(ready + 1, total)} of ${total}`
}

/** `38 photos, 4 left out` */
export function describeSelection(included: number, leftOut: number): string {
  return leftOut === 0 ? countOf(included, 'photo') : `${countOf(included, 'photo')}, ${leftOut} left out`
}

export const saveLimitText = (limit: number) => `Choose at most ${limit} photos to save at once.`
