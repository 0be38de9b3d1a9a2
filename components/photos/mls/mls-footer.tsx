'use client'

import { Button } from '@/components/ui/button'
import { downloadLabel } from '@/lib/photos/mls/words/download'
import { SavePhotosButton } from './save-photos-button'
import type { PlannedMlsDownload } from './use-mls-download'

/** Downloads the photos for the board as one ZIP; phones can save them one by one. */
export function MlsFooter({ plan, isBusy, cancel, download, prepareAll }: PlannedMlsDownload) {
  const { files, size, request } = plan
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      {isBusy ? (
        <Button size="lg" wide onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <Button
          variant="main"
          size="lg"
          wide
          icon="download"
          aria-disabled={files.length === 0 || undefined}
          onClick={() => files.length > 0 && download()}
        >
          {downloadLabel(files.length, size)}
        </Button>
      )}
      <p className="text-xs text-ink-3">One ZIP with captions and your license.</p>
      <SavePhotosButton
        // Another choice of photos or board fetches them anew.
        key={JSON.stringify(request)}
        request={request}
        files={files}
        isBusy={isBusy}
        prepare={prepareAll}
      />
    </div>
  )
}
