import type { Flag } from '@/lib/photos/deliveries/rules/sheet/find-flags'
import type { MissingShot } from '@/lib/photos/deliveries/rules/sheet/find-missing-shots'
import { countShots } from '@/lib/photos/deliveries/rules/sheet/find-pairs'
import { countOf } from '@/lib/platform/words'

/** `01` */
export function photoNumber(index: number): string {
  return String(index + 1).padStart(2, '0')
}

/** More numbers would push everything else aside. */
const maxNumbers = 4

/** `06, 07, and 08`, or `01, 02, 03, and 9 more`. */
export function listNumbers(numbers: readonly string[]): string {
  if (numbers.length <= maxNumbers) return list.format(numbers)
  return list.format([...numbers.slice(0, maxNumbers - 1), `${numbers.length - maxNumbers + 1} more`])
}

const list = new Intl.ListFormat('en-US')

/** What is worth checking: what it is, and why. `numbers` of all its photos, `keep` of the one to keep. */
export function describeFlag(
  { kind, tilt = 0 }: Pick<Flag, 'kind' | 'tilt'>,
  { numbers, keep }: { numbers: readonly string[]; keep: string | null },
): { title: string; hint: string } {
  const all = listNumbers(numbers)
  switch (kind) {
    case 'SAME':
      return { title: `${all} are the same file`, hint: 'Only their names differ.' }
    case 'ALIKE':
      return {
        title: `${all} look the same`,
        hint: `${keep} is ${numbers.length > 2 ? 'the sharpest' : 'sharper'}.`,
      }
    case 'SOFT':
      return { title: `${all} looks soft`, hint: 'Nothing in it is in focus.' }
    case 'DARK':
      return { title: `${all} is almost black`, hint: 'It may have been taken by accident.' }
    case 'BLOWN':
      return { title: `${all} is almost white`, hint: 'It looks overexposed.' }
    case 'TILTED':
      return {
        title: `${all} is tilted`,
        hint: `Its vertical lines lean ${describeDegrees(tilt)} to the ${tilt < 0 ? 'left' : 'right'}.`,
      }
  }
}

/** `1.5°`, in halves, which is how well it can be measured. */
function describeDegrees(tilt: number): string {
  return `${Math.round(Math.abs(tilt) * 2) / 2}°`
}

/** On the photo's tile. `other` is the number of the first photo like it. */
export function flagMark({ kind }: Pick<Flag, 'kind'>, other: string): string {
  const alone = { SOFT: 'Soft', DARK: 'Dark', BLOWN: 'White', TILTED: 'Tilted' }
  return { ...alone, SAME: `Same as ${other}`, ALIKE: `Like ${other}` }[kind]
}

export const sheetTexts = {
  worthChecking: 'Worth checking',
  checking: 'Checking the photos…',
  leaveOut: (numbers: readonly string[]) =>
    `Leave out ${numbers.length > maxNumbers ? countOf(numbers.length, 'photo') : listNumbers(numbers)}`,
  keep: (count: number) => (count === 1 ? 'Keep' : count === 2 ? 'Keep both' : 'Keep all'),
  leftOut: (count: number) => `${countOf(count, 'photo')} left out`,
  suggestRoom: (room: string) => `Move to ${room}`,
  noRoom: 'Photos',
  looksLike: (place: string) => `Looks like ${place}`,
  looksLikeHint: 'These photos were taken on the day of that shoot.',
}

/** What a photo stands for, and what takes it apart; null for a photo of its own. `files` with itself. */
export function describeStack(
  files: readonly { name: string }[],
): { label: string; takeApart: string } | null {
  if (files.length < 2) return null
  const shots = countShots(files)
  if (shots > 1) return { label: `${shots} exposures`, takeApart: `Send all ${shots} exposures` }
  return { label: 'With RAW', takeApart: 'Send RAW as a photo too' }
}

/** When the photos of a scene were taken, by the camera's own clock: `10:02 – 10:05 AM`. In ms. */
export function describeTimes(takenAt: readonly number[]): string {
  return cameraClock.formatRange(Math.min(...takenAt), Math.max(...takenAt))
}

const cameraClock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** More rooms would be a list instead of a sentence. */
const maxRooms = 6

/** `Missing from the shot list: Kitchen (1 of 2), Front exterior.` */
export function missingShotsText(missing: readonly MissingShot[]): string {
  const named = missing.length > maxRooms ? missing.slice(0, maxRooms - 1) : missing
  const rooms = named.map(({ room, found, count }) => (count > 1 ? `${room} (${found} of ${count})` : room))
  const others = missing.length - named.length
  if (others > 0) rooms.push(`and ${others} more`)
  return `Missing from the shot list: ${rooms.join(', ')}.`
}

/** `Shot list: 12 shots` */
export function shotListText(shots: readonly { count: number }[]): string {
  const total = shots.reduce((sum, { count }) => sum + count, 0)
  return `Shot list: ${countOf(total, 'shot')}`
}

/** What is still missing before photos can be sent, said beside the button. */
export const missingTexts = {
  bookingId: 'Choose a booking',
  fullFileIds: 'Add at least one photo',
  previewFileIds: 'Choose a cover',
  googleDriveLink: 'Add the Google Drive link',
  amount: 'Enter an amount',
} as const
