import { type FigureName, figureNames } from '@/lib/photos/mls/rules/choices'
import { figureValues } from '@/lib/photos/mls/rules/figures'
import type { FigureSource, ProfileContent } from '@/lib/photos/mls/schema/profiles'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

/**
 * Makes figures the studio's own whose values were changed without naming another source: what confirmed the former values
 * says nothing about the new ones.
 */
export function markOwnFigures(
  before: ProfileContent,
  after: ProfileContent,
  { byName, on }: { byName: string; on: CalendarDate },
): ProfileContent {
  const own = figureNames.filter((figure) => isUnsourced(figure, before, after))
  const sources = own.map((figure): [FigureName, FigureSource] => {
    const { note } = after.sources[figure]
    const isNewNote = note !== before.sources[figure].note
    return [figure, { certainty: 'OWN', name: byName, url: '', checkedOn: on, note: isNewNote ? note : '' }]
  })
  return { ...after, sources: { ...after.sources, ...Object.fromEntries(sources) } }
}

/** Whether a figure has other values, but the source of the former ones. */
function isUnsourced(figure: FigureName, before: ProfileContent, after: ProfileContent): boolean {
  const [was, is] = [before.sources[figure], after.sources[figure]]
  const hasOtherSource = (['certainty', 'name', 'url', 'checkedOn'] as const).some(
    (part) => was[part] !== is[part],
  )
  return !hasOtherSource && figureValues[figure].some((value) => before.values[value] !== after.values[value])
}
