'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import type { DownloadDialogProps } from './download-dialog'

const DownloadDialog = deferComponent(async () => (await import('./download-dialog')).DownloadDialog)

/** Opens the ways to download photos. While some are being prepared there's no ZIP yet, and it says so. */
export function DownloadButton(props: Omit<DownloadDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { waiting } = props.contents
  DownloadDialog.usePreload()
  return (
    <>
      <Button
        variant="main"
        size="lg"
        icon="download"
        aria-disabled={waiting > 0 || undefined}
        aria-describedby={waiting > 0 ? id : undefined}
        onClick={() => waiting === 0 && setOpen(true)}
      >
        Download
      </Button>
      {waiting > 0 && (
        <span id={id} className="sr-only">
          {countPhotos(waiting)} still being prepared
        </span>
      )}
      {isOpen && <DownloadDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
