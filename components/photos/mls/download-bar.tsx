'use client'

import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { type MlsSelection, mlsAddress } from '@/lib/photos/mls/rules/download-address'
import type { MlsProgress } from '@/lib/photos/mls/schema/download'
import { describeProgress, describeSelection } from '@/lib/photos/mls/words/download'
import { SavePhotosButton } from './save-photos-button'
import { usePreparation } from './use-preparation'

type DownloadBarProps = {
  request: { deliveryId: string; profile: string } & MlsSelection
  /** The names of the files, in order. */
  files: readonly string[]
  leftOut: number
  onFailed: (failed: MlsProgress['failed']) => void
}

/** Prepares the photos with visible progress, then downloads them as a ZIP; phones can save them one by one. */
export function DownloadBar({ request, files, leftOut, onFailed }: DownloadBarProps) {
  const { progress, isBusy, prepare } = usePreparation()

  /** Returns whether all photos are ready. */
  async function prepareAll(): Promise<boolean> {
    const done = await prepare(request)
    if (!done) return false
    if (done.failed.length > 0) onFailed(done.failed)
    return done.failed.length === 0
  }

  async function download() {
    if (await prepareAll()) window.location.assign(mlsAddress(request))
  }

  return (
    <section
      aria-label="Download"
      className="sticky bottom-4 z-30 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border bg-raised px-4 py-3 shadow-pop"
    >
      <div className="min-w-36 flex-1">
        <p role="status" className="font-strong">
          {progress ? describeProgress(progress) : describeSelection(files.length, leftOut)}
        </p>
        {progress && (
          <Progress
            percent={(100 * progress.ready) / Math.max(1, progress.total)}
            label="Prepared photos"
            className="mt-2"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <SavePhotosButton request={request} files={files} isBusy={isBusy} prepare={prepareAll} />
        <Button
          variant="main"
          icon="download"
          busy={isBusy}
          busyText="Preparing"
          aria-disabled={files.length === 0 || undefined}
          onClick={() => files.length > 0 && download()}
        >
          Download ZIP
        </Button>
      </div>
    </section>
  )
}
