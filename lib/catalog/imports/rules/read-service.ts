import type { LineField, LineProblem } from '@/lib/catalog/imports/schema'
import { lineLabel } from '@/lib/catalog/imports/words'
import { hasBands } from '@/lib/catalog/services/rules/bands'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import { AddService, type AddServiceInput } from '@/lib/catalog/services/schema/editing'
import { inBand } from '@/lib/catalog/services/words/editor'
import type { PlacedLine, Report } from './placed-line'
import { type ReadLine, readLine } from './read-line'
import { readSizes } from './read-sizes'

/**
 * Reads the lines of one name as a service: one for a single price, or one for each size.
 * @returns the service, which isn't offered yet; or null and what is wrong with its lines
 */
export function readService(
  lines: readonly PlacedLine[],
  currency: string,
): { draft: AddService | null; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const report: Report = ({ place, line }, field, message) => {
    problems.push({ row: place, field, value: line[field], message, label: lineLabel(field, line) })
  }
  const sizes = readSizes(lines, report)
  const read = lines.map((placed) => readLine(placed, { currency, basis: sizes?.basis ?? null }, report))
  if (problems.length > 0) return { draft: null, problems }
  const { data, error } = AddService.safeParse(toInput(lines, read, sizes, currency))
  // What the lines themselves don't show, such as a text that is too long.
  for (const { path, message } of error?.issues ?? []) reportIssue(lines, path, message, report)
  return { draft: data ?? null, problems }
}

/** Reports an issue of the service at the line and field that it comes from. */
function reportIssue(
  lines: readonly PlacedLine[],
  path: readonly PropertyKey[],
  message: string,
  report: Report,
): void {
  const [name, index, field] = path
  const band = name === 'bands' && typeof index === 'number' ? index : 0
  const placed = lines[band] ?? lines[0]
  const prefix = inBand(band, '')
  const text = message.startsWith(prefix) ? message.slice(prefix.length) : message
  if (placed) report(placed, fieldOf(name === 'bands' ? field : name), text)
}

function toInput(
  lines: readonly PlacedLine[],
  read: readonly ReadLine[],
  sizes: ReturnType<typeof readSizes>,
  currency: string,
): AddServiceInput {
  const [first] = read
  const firstOf = (field: LineField) => lines.map(({ line }) => line[field]).find((text) => text !== '') ?? ''
  const name = lines[0]?.line.name ?? ''
  const isBanded = sizes !== null && hasBands(sizes.basis)
  const money = (amount: string): [string, string] => [currency, amount]
  return {
    name,
    // Every service has a description. Its name stands in until the studio writes one.
    description: firstOf('description') || name,
    category: categoryOf(firstOf('category')),
    duration: describeDurations(read),
    durationMinutes: isBanded ? '0' : String(first?.minutes ?? 0),
    light: 'ANY',
    usesDrone: false,
    showsExterior: false,
    revisionRounds: '2',
    price: money(isBanded ? '0' : (first?.amount ?? '')),
    extraRound: money('0'),
    extraPhoto: money(isBanded ? '0' : (first?.extraPhoto ?? '0')),
    active: false,
    priceBasis: sizes?.basis ?? (first?.isEach ? 'EACH' : 'FIXED'),
    photosIncluded: isBanded ? '' : (first?.photos ?? ''),
    bands: isBanded
      ? read.map((line, index) => ({
          upTo: String(sizes.limits[index] ?? ''),
          price: money(line.amount),
          durationMinutes: String(line.minutes),
          photosIncluded: line.photos,
          ...(line.extraPhoto !== null && { extraPhoto: money(line.extraPhoto) }),
          turnaroundHours: '',
        }))
      : [],
  }
}

/** Every category that isn't one of the catalog's is real estate. */
function categoryOf(text: string): AddServiceInput['category'] {
  const plain = text.toLowerCase()
  const own = serviceCategories.find(({ id, name }) => [id.toLowerCase(), name.toLowerCase()].includes(plain))
  return own?.id ?? 'REAL_ESTATE'
}

/** `1–2 hours` if all sizes say so, or else `60–120 minutes`. */
function describeDurations(read: readonly ReadLine[]): string {
  const texts = [...new Set(read.map(({ duration }) => duration))]
  const minutes = read.map((line) => line.minutes)
  if (texts.length < 2) return texts[0] ?? ''
  const [shortest, longest] = [Math.min(...minutes), Math.max(...minutes)]
  return shortest === longest ? (texts[0] ?? '') : `${shortest}–${longest} minutes`
}

function fieldOf(path: PropertyKey | undefined): LineField {
  const fields: Record<string, LineField> = {
    name: 'name',
    description: 'description',
    category: 'category',
    duration: 'duration',
    durationMinutes: 'duration',
    upTo: 'size',
    photosIncluded: 'photosIncluded',
    extraPhoto: 'extraPhoto',
  }
  return fields[String(path)] ?? 'price'
}
