'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { recordSavedReelAction } from '@/lib/photos/reels/actions'
import { formatSizes } from '@/lib/photos/reels/rules/formats'
import { reelNotAddedText, reelTitle } from '@/lib/photos/reels/words'
import { saveFile } from './save-file'
import { useAddToDelivery } from './use-add-to-delivery'
import type { MadeReel } from './use-reel'

type ReelResultProps = {
  deliveryId: string
  made: MadeReel
  /** Drawn across the film's preview for clients who haven't paid. */
  watermark: string
  /** Whether this person adds films to the delivery. */
  canAdd: boolean
  onBack: () => void
  onClose: () => void
}

/** A finished reel: to watch, to save, and for the studio to add to the delivery. */
export function ReelResult(props: ReelResultProps) {
  const { deliveryId, made, watermark, canAdd, onBack, onClose } = props
  const [isSaved, setSaved] = useState(false)
  const adding = useAddToDelivery(deliveryId, watermark)
  const url = useObjectUrl(made.file)
  const { width, height } = formatSizes[made.format]
  const { progress, hasFailed, isAdded } = adding

  function save() {
    saveFile(made.file)
    setSaved(true)
    // The file is saved in any case.
    void recordSavedReelAction({ deliveryId, format: made.format }).catch(() => undefined)
  }

  return (
    <Dialog
      side
      open
      onClose={onClose}
      busy={progress !== null}
      hasChanges={progress !== null || !(isSaved || isAdded)}
      title={reelTitle}
      footer={
        <div className="grid w-full gap-3">
          {progress && (
            <>
              <p role="status" className="text-ink-2 tabular-nums">
                {progress.text}
              </p>
              <Progress percent={progress.percent} label="Progress of the upload" />
            </>
          )}
          {hasFailed && (
            <Notice tone="stop" announce>
              {reelNotAddedText}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3 [&>*]:flex-1">
            <Button
              size="lg"
              aria-disabled={progress !== null || undefined}
              onClick={() => progress ?? onBack()}
            >
              Change
            </Button>
            {canAdd && !isAdded && (
              <Button
                size="lg"
                icon="plus"
                busy={progress !== null}
                busyText="Adding"
                onClick={() => adding.add(made)}
              >
                Add to delivery
              </Button>
            )}
            <Button variant="main" size="lg" icon="download" onClick={save}>
              Save
              <span className="font-normal opacity-80">{formatBytes(made.file.size)}</span>
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid flex-1 place-items-center rounded-sm bg-night">
        {url && (
          // biome-ignore lint/a11y/useMediaCaption: nothing is said in it
          <video
            src={url}
            controls
            playsInline
            aria-label={reelTitle}
            width={width}
            height={height}
            className="h-auto max-h-[68svh] w-auto max-w-full"
          />
        )}
      </div>
    </Dialog>
  )
}
