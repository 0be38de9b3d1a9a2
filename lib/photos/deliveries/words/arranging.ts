import { countOf } from '@/lib/platform/words'

export const neighborGoneText = 'The photo next to it was removed. Choose the position again.'
export const orderChangedText = 'Someone moved photos since then, so the order stays as it is.'
export const notAlteredText = 'Mark how the photo was altered first.'

export const unsavedArrangementText = "Some changes weren't saved. Leave this page anyway?"

export const saveTexts = {
  untouched: 'Every change is saved as you make it.',
  saving: 'Saving…',
  saved: 'Saved',
  failed: "Couldn't save",
}

/** @param count how many photos got another position */
export function sortedText(count: number): string {
  return count === 0 ? 'Already in tour order' : `${countOf(count, 'photo')} moved into tour order`
}

/** Read to screen readers after a photo was moved: `Photo moved. Now at position 3 of 24`. */
export function movedText(count: number, position: number, total: number): string {
  const what = count === 1 ? 'Photo' : countOf(count, 'photo')
  return `${what} moved. Now at position ${position} of ${total}`
}

const pointText = ({ x, y }: { x: number; y: number }) => `${x}% across and ${y}% down`
export const focalPointTexts = {
  label: 'Focal point',
  hint: 'Drag the circle to what must stay visible. Phones and lists crop the cover; a phone shows about the part at the right.',
  handle: (point: { x: number; y: number }) => `Focal point, ${pointText(point)}. Use the arrow keys.`,
  saved: (point: { x: number; y: number }) => `Focal point: ${pointText(point)}`,
}
