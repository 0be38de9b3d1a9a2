import type { Flag } from '@/lib/photos/deliveries/rules/sheet/find-flags'
import { countOf } from '@/lib/platform/words'

/** `01` */
export function photoNumber(index: number): string {
  return String(index + 1).padStart(2, '0')
}

/** `06, 07, and 08` */
export function listNumbers(numbers: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(numbers)
}

/** What is worth checking: what it is, and why. `numbers` of all its photos, `keep` of the one to keep. */
export function describeFlag(
  { kind }: Pick<Flag, 'kind'>,
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
  }
}

/** On the photo's tile. `other` is the number of the first photo like it. */
export function flagMark({ kind }: Pick<Flag, 'kind'>, other: string): string {
  return { SAME: `Same as ${other}`, ALIKE: `Like ${other}`, SOFT: 'Soft', DARK: 'Dark' }[kind]
}

export const sheetTexts = {
  worthChecking: 'Worth checking',
  checking: 'Checking for duplicates and soft photos…',
  leaveOut: (numbers: readonly string[]) => `Leave out ${listNumbers(numbers)}`,
  keep: (count: number) => (count === 1 ? 'Keep' : count === 2 ? 'Keep both' : 'Keep all'),
  leftOut: (count: number) => `${countOf(count, 'photo')} left out`,
  guess: 'a guess',
  noRoom: 'Photos',
  exposures: (count: number) => `${count} exposures`,
  looksLike: (place: string) => `Looks like ${place}`,
  looksLikeHint: 'These photos were taken on the day of that shoot.',
}

/** What is still missing before photos can be sent, said beside the button. */
export const missingTexts = {
  bookingId: 'Choose a booking',
  fullFileIds: 'Add at least one photo',
  previewFileIds: 'Choose a cover',
  googleDriveLink: 'Add the Google Drive link',
  amount: 'Enter an amount',
} as const
