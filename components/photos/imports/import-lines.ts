import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { tooManyPhotosText } from '@/lib/photos/deliveries/words/uploads'
import { type FolderFile, matchFolders } from '@/lib/photos/imports/rules/match-folders'
import type { FileRow, RowProblem, RowState, ShootsCheck } from '@/lib/photos/imports/schema'
import { rowTexts } from '@/lib/photos/imports/words/rows'

/** A row with what the server says about it, and the photos of its folder. `place` counts from 0. */
export type ImportLine = {
  place: number
  row: FileRow
  state: RowState
  client: string | null
  photos: readonly File[]
  problems: readonly RowProblem[]
}

/** Puts the rows, what the server says about them, and the files of the chosen folder together. */
export function toLines(
  rows: readonly FileRow[],
  check: ShootsCheck,
  files: readonly FolderFile<File>[],
): ImportLine[] {
  const matches = matchFolders(
    files,
    rows.map(({ folder }) => folder),
  )
  return rows.flatMap((row, place): ImportLine[] => {
    const [checked, match] = [check.rows[place], matches[place]]
    if (!checked || !match) return []
    const { state, client } = checked
    const line = { place, row, state, client, photos: match.photos, problems: checked.problems }
    const message = state === 'new' ? folderProblem(match) : null
    if (message === null) return [line]
    const problem = { row: place, field: 'folder' as const, value: row.folder, message }
    return [{ ...line, state: 'wrong', problems: [problem] }]
  })
}

function folderProblem({ photos, problem }: ReturnType<typeof matchFolders<File>>[number]): string | null {
  if (problem === 'missing') return rowTexts.missingFolder
  if (problem === 'ambiguous') return rowTexts.ambiguousFolder
  return photos.length > fullPhotoLimit ? tooManyPhotosText : null
}

/** Counts the rows of each state. */
export function countStates(lines: readonly ImportLine[]): Record<RowState, number> {
  const counts: Record<RowState, number> = { new: 0, imported: 0, repeated: 0, 'unknown-client': 0, wrong: 0 }
  for (const { state } of lines) counts[state] += 1
  return counts
}

/** The lines that need attention first, each group in the file's order. */
export function sortLines(lines: readonly ImportLine[]): ImportLine[] {
  const order: RowState[] = ['wrong', 'unknown-client', 'new', 'repeated', 'imported']
  return [...lines].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}
