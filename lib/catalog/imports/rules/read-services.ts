import type { CheckedService, PriceListCheck, ServiceLine } from '@/lib/catalog/imports/schema'
import { describeService, importTexts } from '@/lib/catalog/imports/words'
import { toServiceValues } from '@/lib/catalog/services/rules/services'
import type { AddService } from '@/lib/catalog/services/schema/editing'
import type { PlacedLine } from './placed-line'
import { readService } from './read-service'
import { hasSize } from './read-sizes'

type Context = {
  currency: string
  /** Whether the catalog has a service of this name, in lower case. */
  isKnown: (name: string) => boolean
}

/** Reads the services of a file, and leaves out those that can't become a new one. */
export function readServices(
  lines: readonly ServiceLine[],
  { currency, isKnown }: Context,
): PriceListCheck & { drafts: AddService[] } {
  const drafts: AddService[] = []
  const services = groupByName(lines).flatMap((group): CheckedService[] => {
    const [{ line: first }] = group
    const base = { row: first.row, name: first.name }
    if (isKnown(toKey(first.name)))
      return [{ ...base, outcome: 'known', detail: importTexts.known, problems: [] }]
    // Rows of one name are its sizes. Without any, they are several services of one name.
    const ownCount = group.some(hasSize) ? group.length : 1
    const repeated = group.slice(ownCount)
    const { draft, problems } = readService(group.slice(0, ownCount), currency)
    if (draft) drafts.push(draft)
    return [
      {
        ...base,
        outcome: draft ? 'new' : 'unreadable',
        detail: draft ? describeService(toServiceValues(draft)) : '',
        problems,
      },
      ...repeated.map(({ line }) => ({
        row: line.row,
        name: line.name,
        outcome: 'repeated' as const,
        detail: importTexts.repeated,
        problems: [],
      })),
    ]
  })
  return { newCount: drafts.length, services, drafts }
}

type Group = [PlacedLine, ...PlacedLine[]]

/** Returns the lines of each name, in the order of the file. Lines without a name are each on their own. */
function groupByName(lines: readonly ServiceLine[]): Group[] {
  const groups = new Map<string, Group>()
  let above: ServiceLine | null = null
  for (const [place, line] of lines.entries()) {
    // A merged cell of a spreadsheet has its text in the first row only.
    const continues = line.name === '' && above !== null && hasSize({ line }) && hasSize({ line: above })
    const named: ServiceLine = continues && above ? { ...line, name: above.name } : line
    const key = named.name === '' ? `\n${place}` : toKey(named.name)
    const group = groups.get(key)
    if (group) group.push({ place, line: named })
    else groups.set(key, [{ place, line: named }])
    above = named
  }
  return [...groups.values()]
}

function toKey(name: string): string {
  return name.toLowerCase()
}
