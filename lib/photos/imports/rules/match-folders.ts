import { pickerAccept } from '@/lib/photos/deliveries/rules/files'

/** A file of a chosen folder. `path`: from that folder's own name to its name, such as `Galleries/Main Street/1.jpg`. */
export type FolderFile<F> = { path: string; file: F }

/** The photos of a row's folder, in the order of their names; or why there are none. */
export type FolderMatch<F> = { photos: F[]; problem: null } | { photos: []; problem: 'missing' | 'ambiguous' }

/** Comparing thousands of names with `localeCompare` takes a second, because it reads its options each time. */
const byName = new Intl.Collator('en', { numeric: true })
const photoEndings = pickerAccept.split(',')

/** Whether a file's name is a photo's. The server decides by the content. */
export function isPhotoName(name: string): boolean {
  return photoEndings.some((ending) => name.toLowerCase().endsWith(ending))
}

/** Returns a folder's path in lower case, with slashes only between its names. */
export function normalizeFolder(folder: string): string {
  return folder
    .normalize('NFC')
    .toLowerCase()
    .split(/[/\\]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '.')
    .join('/')
}

/**
 * Finds the photos of each row's folder, also those in folders inside it. A photo belongs to one row at most: to the one
 * that names the folder closest to it. A name that several folders have finds none of them.
 * @param folders as they stand in the rows
 */
export function matchFolders<F>(
  files: readonly FolderFile<F>[],
  folders: readonly string[],
): FolderMatch<F>[] {
  const wanted = folders.map(normalizeFolder)
  const places = new Map(
    groupByFolder(files).map(([path, group]) => [path, { group, ...place(path, wanted) }]),
  )
  return wanted.map((name) => {
    const own = [...places.values()].filter(({ row }) => row === name)
    const roots = new Set(own.map(({ root }) => root))
    const photos = own.flatMap(({ group }) => group)
    if (name === '' || photos.length === 0) return { photos: [], problem: 'missing' }
    if (roots.size > 1) return { photos: [], problem: 'ambiguous' }
    return { photos: sortByPath(photos).map(({ file }) => file), problem: null }
  })
}

function groupByFolder<F>(files: readonly FolderFile<F>[]): [string, FolderFile<F>[]][] {
  const groups = new Map<string, FolderFile<F>[]>()
  for (const file of files) {
    if (!isPhotoName(file.path)) continue
    const path = normalizeFolder(file.path.slice(0, file.path.lastIndexOf('/')))
    const group = groups.get(path)
    if (group) group.push(file)
    else groups.set(path, [file])
  }
  return [...groups]
}

/** Returns which row's folder a path is in, and the path to that folder; the deepest one counts. */
function place(path: string, wanted: readonly string[]): { row: string | null; root: string } {
  const slashed = `/${path}/`
  let best: { row: string | null; root: string } = { row: null, root: '' }
  for (const name of wanted) {
    if (name === '') continue
    const at = slashed.lastIndexOf(`/${name}/`)
    if (at < 0) continue
    const root = slashed.slice(0, at + name.length + 1)
    const isDeeper = root.length > best.root.length
    const isLonger = root.length === best.root.length && name.length > (best.row?.length ?? 0)
    if (isDeeper || isLonger) best = { row: name, root }
  }
  return best
}

function sortByPath<F>(files: readonly FolderFile<F>[]): FolderFile<F>[] {
  return [...files].sort((one, other) => byName.compare(one.path, other.path))
}
