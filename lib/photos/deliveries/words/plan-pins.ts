import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { countOf } from '@/lib/platform/words'
import type { Room } from '@/prisma/generated/enums'

export const notAPlanText = 'This photo is no longer a floor plan or a 360° photo.'
export const pinnedPlanText = "A floor plan can't have a pin."

export const linkedPanoramaText = 'Only another 360° photo can be linked here.'

export function tooManyPinsText(limit: number): string {
  return `A floor plan or a 360° photo can have at most ${countOf(limit, 'pin')}.`
}

/** `Kitchen, photo 7` */
export function pinText(room: Room | null | undefined, number: number): string {
  return room ? `${roomNames[room]}, photo ${number}` : `Photo ${number}`
}

/** `looking right` */
export function directionText(direction: number | null): string {
  if (direction === null) return 'no direction'
  return `looking ${directionNames[Math.round(direction / 45) % 8]}`
}

const directionNames = [
  'up',
  'up and right',
  'right',
  'down and right',
  'down',
  'down and left',
  'left',
  'up and left',
]

export const pinTexts = {
  title: 'Floor plan pins',
  /** For 360° photos, whose pins are links to others. */
  panoramaTitle: '360° links',
  bothTitle: 'Floor plan pins and 360° links',
  pinOn: 'Place pins on',
  none: 'No pins yet',
  panoramaHint:
    'Press the spot where another 360° photo was taken, then choose that photo. In the gallery and on the property page, the spot opens it.',
  hint: 'Press the plan where a photo was taken, then choose the photo. It opens from there in the gallery and on the property page.',
  keys: 'Arrow keys move the pin, R turns it, and Delete removes it.',
  choose: 'Choose the photo that was taken here.',
  press: 'Press the plan where it was taken.',
  photos: 'Photos to pin',
  onPlan: (label: string) => `${label}, on the plan`,
  newPin: 'New pin',
  placeInMiddle: 'Place in the middle',
  showDirection: 'Show direction',
  direction: 'Direction',
  remove: 'Remove pin',
  removed: 'Pin removed',
}

/** Read to screen readers: `Kitchen, photo 7: 40% across and 25% down, looking right` */
export function pinStateText(label: string, pin: { x: number; y: number; direction: number | null }): string {
  const at = `${Math.round(pin.x * 100)}% across and ${Math.round(pin.y * 100)}% down`
  return `${label}: ${at}, ${directionText(pin.direction)}`
}
