import 'server-only'
import { compareContents } from '@/lib/studio/uploads/queries/compare-contents'
import { findResizedFiles } from '@/lib/studio/uploads/queries/find-resized-files'
import { maxFindings, type StorageCheck } from '@/lib/workflows/doctor/check'

export const changedFiles: StorageCheck = (listing) => ({
  name: 'changed-files',
  severity: 'error',
  title: "Files in storage aren't what was uploaded",
  advice: 'Ask the photographer for the originals, and compare them with a backup.',
  async find({ readsContents, showProgress }) {
    const resized = (await findResizedFiles(listing, maxFindings)).map(
      ({ id, key, name, expected, stored }) => ({
        id,
        text: `${name} (key ${key}) has ${stored} bytes instead of ${expected}.`,
      }),
    )
    if (!readsContents) return resized
    const isResized = new Set(resized.map(({ id }) => id))
    for await (const { read, changed } of compareContents(listing)) {
      showProgress(`${read} files read`)
      for (const { id, key, name } of changed)
        if (!isResized.has(id))
          resized.push({ id, text: `The content of ${name} (key ${key}) doesn't match its checksum.` })
      if (resized.length >= maxFindings) break
    }
    return resized.slice(0, maxFindings)
  },
})
