'use client'

import { useState, useSyncExternalStore, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { type MlsSelection, mlsAddress } from '@/lib/photos/mls/rules/download-address'
import { downloadLabel, preparationFailed, saveLimitText } from '@/lib/photos/mls/words/download'
import { countOf } from '@/lib/platform/words'
import type { PlannedMlsDownload } from './use-mls-download'

/** All of them are in memory at once. */
const maxSaved = 30

type SavePhotosButtonProps = {
  request: { deliveryId: string; profile: string } & MlsSelection
  files: readonly string[]
  isBusy: boolean
  prepare: () => Promise<boolean>
}

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

/**
 * Saves photos to a phone through its share sheet, without a ZIP. Two presses, because browsers open the sheet only right
 * after one: the first fetches the photos. Hidden where files can't be shared.
 */
function SavePhotosButton({ request, files, isBusy, prepare }: SavePhotosButtonProps) {
  const canShare = useSyncExternalStore(subscribeToNothing, canShareFiles, () => false)
  const [fetched, setFetched] = useState<File[] | null>(null)
  const [isFetching, start] = useTransition()
  if (!canShare || files.length === 0) return null

  function fetchPhotos() {
    if (files.length > maxSaved) {
      toast.error(saveLimitText(maxSaved))
      return
    }
    start(async () => {
      if (!(await prepare())) return
      const photos = await fetchFiles(request, files).catch(() => null)
      if (photos) setFetched(photos)
      else toast.error(preparationFailed.title, preparationFailed.message)
    })
  }

  async function share(photos: File[]) {
    // The person may close the sheet, which isn't an error.
    await navigator.share({ files: photos }).catch(() => undefined)
  }

  if (fetched) {
    return (
      <Button wide icon="upload" onClick={() => share(fetched)}>
        Save {countOf(fetched.length, 'photo')}
      </Button>
    )
  }
  return (
    <Button wide busy={isFetching || isBusy} busyText="Preparing" onClick={fetchPhotos}>
      Save photos…
    </Button>
  )
}

/** One after another, so that a phone's connection isn't shared by all of them. */
async function fetchFiles(
  request: SavePhotosButtonProps['request'],
  names: readonly string[],
): Promise<File[]> {
  const photos: File[] = []
  for (const [place, name] of names.entries()) {
    const response = await fetch(mlsAddress(request, place + 1))
    if (!response.ok) throw new Error(`photo ${place + 1} responded ${response.status}`)
    photos.push(new File([await response.blob()], name, { type: 'image/jpeg' }))
  }
  return photos
}

function canShareFiles(): boolean {
  if (!window.matchMedia('(pointer: coarse)').matches || !navigator.canShare) return false
  return navigator.canShare({ files: [new File([''], 'photo.jpg', { type: 'image/jpeg' })] })
}

function subscribeToNothing() {
  return () => undefined
}
