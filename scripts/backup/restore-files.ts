import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { contentPath, type FileEntry, readFileList } from './backup-folder'
import { type Key, measureStored } from './stored'

const filesPerPage = 500

type RestoreFilesOptions = {
  folder: string
  backup: string
  key: Key
  showProgress?(text: string): void
}

/**
 * Uploads the files of a backup that storage doesn't have, after verifying each. Call it once the database was restored and
 * migrated.
 */
export async function restoreFiles({ folder, backup, key, showProgress }: RestoreFilesOptions) {
  // Imported late, because it reads the environment.
  const { restoreMissingFiles } = await import('@/lib/workflows/restore-files')
  const pages = inPages(readFileList(backup, key))
  return await restoreMissingFiles(pages, withContent, showProgress)

  async function withContent(
    entry: FileEntry,
    upload: (content: Blob, crc32: number) => Promise<void>,
  ): Promise<boolean> {
    const temporary = await mkdtemp(path.join(os.tmpdir(), 'northlight-restore-'))
    try {
      const file = path.join(temporary, 'content')
      const measured = await measureStored(
        contentPath(folder, entry, key),
        key,
        createWriteStream(file),
      ).catch(() => null)
      if (measured?.fingerprint !== entry.fingerprint) return false
      // A blob of a file is read while it's sent.
      await upload(await openAsBlob(file), measured.crc32)
      return true
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  }
}

async function* inPages(list: AsyncGenerator<FileEntry>): AsyncGenerator<FileEntry[]> {
  let page: FileEntry[] = []
  for await (const entry of list) {
    page.push(entry)
    if (page.length < filesPerPage) continue
    yield page
    page = []
  }
  yield page
}
