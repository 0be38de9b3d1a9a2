import type { FigureName } from '@/lib/photos/mls/rules/choices'
import type { ProfileValues } from '@/lib/photos/mls/schema/profiles'
import { choiceNames } from '@/lib/photos/mls/words/figures'
import { describeKilobytes, describeSides } from '@/lib/photos/mls/words/profiles'
import { countOf } from '@/lib/platform/words'

/** Says what a board wants: `At most 2048 × 1536`. Null where it sets no limit, or none is known. */
export function describeFigure(figure: FigureName, values: ProfileValues): string | null {
  switch (figure) {
    case 'smallest':
      return limit('At least', describeSides(values.minWidth, values.minHeight))
    case 'largest':
      return limit('At most', describeSides(values.maxWidth, values.maxHeight))
    case 'aspect': {
      const { aspectWidth, aspectHeight, aspectMethod } = values
      if (aspectWidth === null || aspectHeight === null) return null
      return `${aspectWidth}:${aspectHeight}, by ${choiceNames.aspectMethod[aspectMethod].toLowerCase()}`
    }
    case 'fileSize':
      return limit('At most', values.maxKilobytes === null ? null : describeKilobytes(values.maxKilobytes))
    case 'formats':
      return values.formats || null
    case 'count':
      return describeCount(values)
    case 'rooms':
      return describeRooms(values)
    case 'fileNames':
      return describeLength(values.fileNameLimit)
    case 'captions':
      return describeLength(values.captionLimit)
    default:
      return values[figure] === 'UNKNOWN' ? null : choice(figure, values)
  }
}

type Choice = Extract<FigureName, keyof typeof choiceNames>

function choice(figure: Choice, values: ProfileValues): string {
  const names: Record<string, string> = choiceNames[figure]
  return names[values[figure]] ?? ''
}

function limit(kind: 'At least' | 'At most', value: string | null): string | null {
  return value && `${kind} ${value}`
}

function describeLength(characters: number | null): string | null {
  return limit('At most', characters === null ? null : countOf(characters, 'character'))
}

function describeCount({ minPhotos, maxPhotos }: ProfileValues): string | null {
  if (minPhotos !== null && maxPhotos !== null) return `${minPhotos} – ${maxPhotos} photos`
  if (minPhotos !== null) return `At least ${countOf(minPhotos, 'photo')}`
  return maxPhotos === null ? null : `At most ${countOf(maxPhotos, 'photo')}`
}

function describeRooms({ minFrontExteriors, minExteriors, minInteriors }: ProfileValues): string | null {
  const wanted = [
    [minFrontExteriors, 'front exterior'],
    [minExteriors, 'exterior'],
    [minInteriors, 'interior'],
  ] as const
  const counts = wanted.flatMap(([count, kind]) => (count ? countOf(count, kind) : []))
  return counts.length > 0 ? `At least ${counts.join(', ')}` : null
}
