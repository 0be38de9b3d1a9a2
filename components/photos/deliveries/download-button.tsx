'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import type { DownloadSheetProps } from './download-sheet'

const DownloadSheet = deferComponent(async () => (await import('./download-sheet')).DownloadSheet)

/** Opens the ways to download photos. While some are being prepared there's no ZIP yet, and it says so. */
export function DownloadButton(props: Omit<DownloadSheetProps, 'open' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  /** Stays, so that photos are prepared while the sheet is closed. */
  const [wasOpened, setOpened] = useState(false)
  const id = useId()
  const { waiting } = props.contents
  DownloadSheet.usePreload()

  function open() {
    if (waiting > 0) return
    setOpen(true)
    setOpened(true)
  }

  return (
    <>
      <Button
        variant="main"
        size="lg"
        icon="download"
        aria-disabled={waiting > 0 || undefined}
        aria-describedby={waiting > 0 ? id : undefined}
        onClick={open}
      >
        Download
      </Button>
      {waiting > 0 && (
        <span id={id} className="sr-only">
          {countPhotos(waiting)} still being prepared
        </span>
      )}
      {wasOpened && <DownloadSheet {...props} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
