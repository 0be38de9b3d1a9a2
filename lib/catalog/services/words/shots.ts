import { shotLimits } from '@/lib/catalog/services/limits'
import { countShots, parseShots } from '@/lib/catalog/services/rules/shots'
import { countOf } from '@/lib/platform/words'

export const shotListLabel = 'Shot list'
export const shotListHint =
  'One a line, such as 2 Kitchen. Ticked off on site; what is missing is named before photos are sent.'
export const manyShotsText = `The shot list must be at most ${shotLimits.lines} lines`
export const longShotText = `Each line must be at most ${shotLimits.characters} characters`

/** `12 shots`; null for an empty list. */
export function describeShotList(lines: readonly string[]): string | null {
  return lines.length === 0 ? null : countOf(countShots(parseShots(lines)), 'shot')
}
