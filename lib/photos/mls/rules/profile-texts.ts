import { isFullLink } from '@/lib/photos/deliveries/rules/gallery'
import {
  addressLimit,
  areaLimit,
  formatsLimit,
  nameLimit,
  noteLimit,
  numberRanges,
  sourceLimit,
} from '@/lib/photos/mls/limits'
import { choices, type FigureName, figureNames } from '@/lib/photos/mls/rules/choices'
import { figureValues, type ProfileTexts, sourceField } from '@/lib/photos/mls/rules/figures'
import { type FigureSource, ProfileContent } from '@/lib/photos/mls/schema/profiles'
import {
  aspectNeededText,
  bothSidesText,
  dateNeededText,
  dateText,
  fullLinkText,
  jpegNeededText,
  notBelowMinimumText,
  rangeText,
  sourceNeededText,
} from '@/lib/photos/mls/words/profiles'
import { tooLongText } from '@/lib/platform/words'

const sourceParts: readonly (keyof FigureSource)[] = ['certainty', 'name', 'url', 'checkedOn', 'note']

export function toProfileTexts({ name, area, values, sources }: ProfileContent): ProfileTexts {
  const texts: ProfileTexts = { name, area }
  for (const [field, value] of Object.entries(values)) texts[field] = String(value ?? '')
  for (const figure of figureNames) {
    for (const part of sourceParts) texts[sourceField(figure, part)] = sources[figure][part]
  }
  return texts
}

export type ProfileReading =
  | { content: ProfileContent; errors?: undefined }
  | { content?: undefined; errors: Record<string, string> }

/**
 * Reads a profile from its form's texts; missing ones count as empty. Returns the first error of each field instead if
 * there are any.
 * @param today no figure can be checked later
 */
export function readProfileTexts(texts: Readonly<Record<string, unknown>>, today: string): ProfileReading {
  const errors: Record<string, string> = {}
  const fail = (field: string, message: string) => {
    errors[field] ??= message
  }
  const text = (field: string, limit: number, label: string) => {
    const value = texts[field]
    const read = typeof value === 'string' ? value.trim() : ''
    if (read.length > limit) fail(field, tooLongText(label, limit))
    return read
  }
  const values: Record<string, unknown> = { formats: text('formats', formatsLimit, 'Formats') }
  for (const [field, range] of Object.entries(numberRanges)) {
    const read = text(field, 20, 'The number')
    const number = /^\d{1,6}$/.test(read) ? Number(read) : null
    if (read !== '' && (number === null || number < range.min || number > range.max))
      fail(field, rangeText(range))
    values[field] = number
  }
  for (const [field, names] of Object.entries(choices)) {
    values[field] = names.find((name) => name === texts[field]) ?? names[0]
  }
  const sources = Object.fromEntries(
    figureNames.map((figure) => [figure, readSource(figure, texts, text, today, fail)]),
  )
  const name = text('name', nameLimit, 'Name')
  if (name === '') fail('name', 'Name is required')
  const content = ProfileContent.safeParse({
    name,
    area: text('area', areaLimit, 'Area'),
    values,
    sources,
  }).data
  if (content) checkTogether(content, fail)
  return content && Object.keys(errors).length === 0 ? { content } : { errors }
}

function readSource(
  figure: FigureName,
  texts: Readonly<Record<string, unknown>>,
  text: (field: string, limit: number, label: string) => string,
  today: string,
  fail: (field: string, message: string) => void,
): FigureSource {
  const [nameField, urlField, dayField] = (['name', 'url', 'checkedOn'] as const).map((part) =>
    sourceField(figure, part),
  ) as [string, string, string]
  const name = text(nameField, sourceLimit, 'Source')
  const url = text(urlField, addressLimit, 'Link')
  const checkedOn = text(dayField, 10, 'The date')
  const typed = texts[sourceField(figure, 'certainty')]
  const certainty =
    (['BOARD', 'QUOTED', 'HEARSAY', 'OWN'] as const).find((one) => one === typed) ?? 'UNCHECKED'
  if (url !== '' && !isFullLink(url)) fail(urlField, fullLinkText)
  if (checkedOn !== '' && !isPastDay(checkedOn, today)) fail(dayField, dateText)
  if (certainty === 'BOARD' || certainty === 'QUOTED' || certainty === 'HEARSAY') {
    if (name === '') fail(nameField, sourceNeededText)
    if (checkedOn === '') fail(dayField, dateNeededText)
  }
  return { name, url, checkedOn, certainty, note: text(sourceField(figure, 'note'), noteLimit, 'Note') }
}

function isPastDay(text: string, today: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text <= today
}

/** What single fields don't show: pairs, and minimums above maximums. */
function checkTogether({ values }: ProfileContent, fail: (field: string, message: string) => void): void {
  const { smallest, largest, aspect } = figureValues
  for (const [width, height] of [smallest, largest, aspect]) {
    if (width && height && (values[width] === null) !== (values[height] === null)) {
      fail(values[width] === null ? width : height, bothSidesText)
    }
  }
  const isBelow = (maximum: number | null, minimum: number | null) =>
    maximum !== null && minimum !== null && maximum < minimum
  if (isBelow(values.maxWidth, values.minWidth)) fail('maxWidth', notBelowMinimumText)
  if (isBelow(values.maxHeight, values.minHeight)) fail('maxHeight', notBelowMinimumText)
  if (isBelow(values.maxPhotos, values.minPhotos)) fail('maxPhotos', notBelowMinimumText)
  if (values.aspectMethod !== 'LEAVE' && values.aspectWidth === null) fail('aspectMethod', aspectNeededText)
  if (!/jpe?g/i.test(values.formats)) fail('formats', jpegNeededText)
}
