/** `path`: the names of the folders that it is in, from the dropped or chosen one, and its own: `Galleries/Main/1.jpg`. */
export type PlacedFile = { path: string; file: File }

/** Returns all files of a drop. Those inside folders are sorted by name, without the hidden files of the system. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<File[]> {
  return (await readDroppedFolder(transfer)).map(({ file }) => file)
}

/** Returns all files of a drop as `readDroppedFiles`, with their paths. */
export async function readDroppedFolder(transfer: DataTransfer): Promise<PlacedFile[]> {
  const plain = [...transfer.files].map((file) => ({ path: file.name, file }))
  // Entries must be read before the first await: the drop's data is gone after it.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return plain
  const found = await Promise.all(entries.map(readEntry))
  return found.flat()
}

/** Returns the files of a folder picker with their paths, without the system's hidden files. */
export function readChosenFolder(files: readonly File[]): PlacedFile[] {
  return withoutHidden(files).map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** Removes the system's hidden files from those of a folder picker. */
export function withoutHidden(files: readonly File[]): File[] {
  return files.filter(({ name }) => !isHidden(name))
}

async function readEntry(entry: FileSystemEntry): Promise<PlacedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  if (!isFolder(entry)) return []
  const inside = await listFolder(entry.createReader())
  const sorted = inside
    .filter(({ name }) => !isHidden(name))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
  const files: PlacedFile[] = []
  for (const each of sorted) files.push(...(await readEntry(each)))
  return files
}

/** Reads all entries: browsers return them in batches, and an empty one at the end. */
async function listFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'
}
