import { Notice } from '@/components/ui/notice'
import { TextButton } from '@/components/ui/text-link'
import type { PhotoUpload } from './photo-queue'

type UploadNoticesProps = {
  uploads: readonly PhotoUpload[]
  onRemove: (uploads: readonly PhotoUpload[]) => void
}

/** Shows what prevents sending, with an action to clear each problem. */
export function UploadNotices({ uploads, onRemove }: UploadNoticesProps) {
  const lost = uploads.some(({ state }) => state === 'lost')
  const rejected = uploads.filter(({ state }) => state === 'rejected')
  const missing = uploads.filter(({ state }) => state === 'missing')
  if (!lost && rejected.length === 0 && missing.length === 0) return null
  return (
    <div className="mt-2.5 grid gap-2">
      {lost && (
        <Notice tone="wait" title="Connection lost" announce>
          Uploads resume automatically when you're back online.
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice
          title={`${countFiles(missing.length)} didn't finish uploading`}
          action={<TextButton onClick={() => onRemove(missing)}>Remove from list</TextButton>}
        >
          Choose the same files again to continue. Each keeps its place in the list.
        </Notice>
      )}
      {rejected.length > 0 && (
        <Notice
          tone="stop"
          title={`${countFiles(rejected.length)} rejected`}
          action={<TextButton onClick={() => onRemove(rejected)}>Remove all rejected</TextButton>}
          announce
        >
          The list says why. The others aren't affected.
        </Notice>
      )}
    </div>
  )
}

function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`
}
