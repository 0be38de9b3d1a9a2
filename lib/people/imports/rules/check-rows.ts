import {
  clientFields,
  type FileRow,
  type ImportCheck,
  ImportedClient,
  type RowProblem,
} from '@/lib/people/imports/schema'
import { maxProblems } from '@/lib/platform/imports/limits'

/** What each row of a file comes to. */
export type CheckedRows = ImportCheck & { clients: ImportedClient[] }

/**
 * Reads the rows of a file, and leaves out those that can't become a new client.
 * @param isKnown whether an address, in lower case, belongs to somebody in the portal
 */
export function checkRows(rows: readonly FileRow[], isKnown: (email: string) => boolean): CheckedRows {
  const clients: ImportedClient[] = []
  const problems: RowProblem[] = []
  const seen = new Set<string>()
  const counts = { knownCount: 0, repeatedCount: 0, unreadableCount: 0 }
  for (const [row, texts] of rows.entries()) {
    const parsed = ImportedClient.safeParse({ ...texts, phone: texts.phone.replaceAll('.', '-') })
    if (!parsed.success) {
      counts.unreadableCount += 1
      problems.push(...listProblems(row, texts, parsed.error.issues))
      continue
    }
    const email = parsed.data.email.toLowerCase()
    if (seen.has(email)) counts.repeatedCount += 1
    else if (isKnown(email)) counts.knownCount += 1
    else clients.push(parsed.data)
    seen.add(email)
  }
  return { ...counts, newCount: clients.length, problems: problems.slice(0, maxProblems), clients }
}

/** Returns the first problem of each field. */
function listProblems(
  row: number,
  texts: FileRow,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): RowProblem[] {
  return clientFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue ? [{ row, field, value: texts[field], message: issue.message }] : []
  })
}
