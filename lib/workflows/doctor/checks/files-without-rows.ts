import 'server-only'
import { removeOrphans } from '@/lib/studio/uploads/commands/remove-orphans'
import { findOrphans } from '@/lib/studio/uploads/queries/find-orphans'
import { maxFindings, type StorageCheck } from '@/lib/workflows/doctor/check'

export const filesWithoutRows: StorageCheck = (listing) => ({
  name: 'files-without-rows',
  severity: 'warning',
  title: 'Files in storage belong to nothing',
  advice:
    'A nightly job removes them; --fix does it now. If most files are listed, the portal uses the wrong database or storage: then nothing is removed.',
  async find() {
    const keys = await findOrphans(listing, { limit: maxFindings })
    return keys.map((key) => ({
      id: key,
      text: `No row refers to the file ${key}, which is more than a day old.`,
    }))
  },
  fix: (findings) =>
    removeOrphans(
      listing,
      findings.map(({ id }) => id),
    ),
})
