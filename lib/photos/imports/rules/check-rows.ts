import {
  type CheckedRow,
  type FileRow,
  PastShoot,
  type RowProblem,
  shootFields,
} from '@/lib/photos/imports/schema'
import { rowTexts } from '@/lib/photos/imports/words/rows'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { normalizeFolder } from './match-folders'

/** A client of the studio. */
export type KnownClient = { id: string; fullName: string }

type Known = {
  /** In the studio's time zone. */
  today: CalendarDate
  /** @param email in lower case */
  clientOf: (email: string) => KnownClient | undefined
  isImported: (client: KnownClient, shoot: PastShoot) => boolean
}

/** Returns the past shoot that a row makes, or what is wrong with it. @param row counts from 0 */
export function readShoot(
  texts: FileRow,
  today: CalendarDate,
  row = 0,
): { shoot: PastShoot; problems: [] } | { shoot: null; problems: RowProblem[] } {
  const parsed = PastShoot.safeParse(texts)
  if (!parsed.success) {
    const problems = shootFields.flatMap((field) => {
      const issue = parsed.error.issues.find(({ path }) => path[0] === field)
      return issue ? [{ row, field, value: texts[field], message: issue.message }] : []
    })
    return { shoot: null, problems }
  }
  if (parsed.data.date >= today)
    return { shoot: null, problems: [{ row, field: 'date', value: texts.date, message: rowTexts.future }] }
  return { shoot: parsed.data, problems: [] }
}

/** Returns what distinguishes the gallery of a row from others: its folder, its client, and its day. */
export function identityOf({ folder, email, date }: Pick<PastShoot, 'folder' | 'email' | 'date'>): string {
  return [normalizeFolder(folder), email.toLowerCase(), date].join('\n')
}

/** Returns what importing each row would do. */
export function checkRows(rows: readonly FileRow[], { today, clientOf, isImported }: Known): CheckedRow[] {
  const seen = new Set<string>()
  return rows.map((texts, row): CheckedRow => {
    const { shoot, problems } = readShoot(texts, today, row)
    if (!shoot) return { state: 'wrong', client: null, problems }
    const identity = identityOf(shoot)
    const isRepeated = seen.has(identity)
    seen.add(identity)
    const client = clientOf(shoot.email.toLowerCase())
    const name = client?.fullName ?? null
    if (isRepeated) return { state: 'repeated', client: name, problems: [] }
    if (!client) return { state: 'unknown-client', client: null, problems: [] }
    return { state: isImported(client, shoot) ? 'imported' : 'new', client: name, problems: [] }
  })
}
