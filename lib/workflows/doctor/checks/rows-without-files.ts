import 'server-only'
import { findMissingFiles } from '@/lib/studio/uploads/queries/find-missing-files'
import { maxFindings, type StorageCheck } from '@/lib/workflows/doctor/check'

export const rowsWithoutFiles: StorageCheck = (listing) => ({
  name: 'rows-without-files',
  severity: 'error',
  title: 'Files are missing from storage',
  advice: 'Restore them from a backup, or ask the photographer to upload them again.',
  async find() {
    const missing = await findMissingFiles(listing, maxFindings)
    return missing.map(({ id, key, name, purpose }) => ({
      id,
      text: `${name} (${purpose}, key ${key}) isn't in storage.`,
    }))
  },
})
