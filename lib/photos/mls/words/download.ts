import { countOf } from '@/lib/platform/words'

export const preparationFailed = {
  title: "The photos couldn't be prepared",
  message: 'Please try again.',
}

export const photosFailedTexts = {
  title: "Some photos couldn't be prepared",
  message: 'Leave them out, or try again.',
}
export const boardQuestion = 'Which board (MLS) do you list with?'
export const boardHints = {
  remembered: 'Chosen last time. Downloads for another board are remembered.',
  first:
    "We'll remember it for your next listings. If yours isn't listed, Universal uses sizes that most boards accept.",
}
export const nearBoardsLabel = 'Near this property'
export const otherBoardsLabel = 'Other boards'
export const downloadStarted = { title: 'Download started', message: 'Your browser saves one ZIP.' }
export const mlsName = 'For the MLS'
export const mlsLead = 'Sized, named, and in order'

/** `Preparing 12 of 40 photos` */
export function describeProgress({ ready, total }: { ready: number; total: number }): string {
  return `Preparing ${Math.min(ready + 1, total)} of ${countOf(total, 'photo')}`
}

/** `16 photos are ready. 2 need a choice.`, or `All 18 photos are ready for Canopy MLS.` */
export function describeReadiness(counts: {
  ready: number
  /** Need a choice. */
  open: number
  leftOut: number
  board: string
}): string {
  const { ready, open, leftOut, board } = counts
  const are = ready === 1 ? 'is' : 'are'
  if (open > 0)
    return `${countOf(ready, 'photo')} ${are} ready. ${open} ${open === 1 ? 'needs' : 'need'} a choice.`
  if (leftOut > 0) return `${countOf(ready, 'photo')} ${are} ready for ${board}, ${leftOut} left out.`
  return ready === 1
    ? `The photo is ready for ${board}.`
    : `All ${countOf(ready, 'photo')} are ready for ${board}.`
}

/** `Download 18 photos, about 11 MB` */
export function downloadLabel(count: number, size: string): string {
  return `Download ${countOf(count, 'photo')}, about ${size}`
}

export const saveLimitText = (limit: number) => `Choose at most ${limit} photos to save at once.`
