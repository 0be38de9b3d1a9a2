'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { TextButton } from '@/components/ui/text-link'
import { readDroppedFiles, withoutHidden } from '@/components/uploads/dropped-files'
import { fileByteLimit, fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { pickerAccept } from '@/lib/photos/deliveries/rules/files'
import { mediaAccept } from '@/lib/photos/media/rules/media-types'

type DropZoneProps = {
  onFiles: (files: File[]) => void
  /** What files dropped anywhere in the window are added to. */
  place: string
  /** Whether there are files already: then it takes little room. */
  isCompact: boolean
  /** Whether films and documents can be dropped, too. */
  takesMedia: boolean
  invalid: boolean
  describedBy?: string
}

/** Accepts photos and folders dropped anywhere in the window, or opens the platform's file picker. */
export function DropZone(props: DropZoneProps) {
  const { onFiles, place, isCompact, takesMedia, invalid, describedBy } = props
  const input = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  const isOver = useWindowDrop((transfer) => void readDroppedFiles(transfer).then(onFiles))
  const openFiles = () => input.current?.click()
  const openFolder = () => folderInput.current?.click()
  const described = { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy }
  return (
    <>
      {isCompact ? (
        <p className="flex flex-wrap items-center gap-x-1.5 rounded-sm border-[1.5px] border-dashed border-edge px-4 py-3 text-ink-2">
          <Icon name="plus" size="sm" />
          Drop more anywhere, or
          <TextButton className="max-md:min-h-11" data-choose-files onClick={openFiles} {...described}>
            choose files
          </TextButton>
          or
          <TextButton className="max-md:min-h-11" onClick={openFolder} aria-label="Choose a folder">
            a folder
          </TextButton>
        </p>
      ) : (
        <div
          className={`grid min-h-64 content-center justify-items-center gap-3 rounded-sm border-[1.5px] border-dashed bg-raised px-6 py-8 text-center md:min-h-96 ${invalid ? 'border-stop' : 'border-edge'}`}
        >
          <Icon name="upload" size="lg" />
          <p className="t-title max-w-[16ch]">Drop everything from the shoot</p>
          <p className="max-w-[44ch] text-ink-2">
            Rooms, order, cover, and preview are suggested for you, and everything can be changed.
          </p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <Button variant="main" size="lg" data-choose-files onClick={openFiles} {...described}>
              Choose files
            </Button>
            <Button size="lg" onClick={openFolder}>
              Choose a folder
            </Button>
          </div>
          <p className="t-label">
            {`JPEG, PNG, WebP, HEIC, TIFF, or RAW. Up to ${fullPhotoLimit} files, ${formatBytes(fileByteLimit)} each.`}
            {takesMedia && ' Films and PDFs, too.'}
          </p>
        </div>
      )}
      <FileInput
        inputRef={input}
        label="Full photo files"
        accept={takesMedia ? `${pickerAccept},${mediaAccept}` : pickerAccept}
        onFiles={onFiles}
      />
      <FileInput
        inputRef={folderInput}
        label="Folder of full photos"
        onFiles={(files) => onFiles(withoutHidden(files))}
        isFolder
      />
      {isOver && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-0 z-70 grid place-items-center bg-accent/94 p-8 text-center text-on-accent before:absolute before:inset-4 before:rounded-lg before:border-2 before:border-dashed before:border-on-accent/70"
        >
          <p className="t-display max-w-[16ch]">Drop to add to {place}</p>
        </div>
      )}
    </>
  )
}

/** Accepts files dropped anywhere in the window. Returns whether files are dragged over it. */
function useWindowDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const follow = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file.
      event.preventDefault()
      setOver(true)
    }
    addEventListener('dragenter', follow, { signal })
    addEventListener('dragover', follow, { signal })
    addEventListener(
      'dragleave',
      // Only leaving the window has no element that is entered instead.
      ({ relatedTarget }) => relatedTarget === null && setOver(false),
      { signal },
    )
    addEventListener(
      'drop',
      (event) => {
        setOver(false)
        // A field of its own, such as a dialog's, has taken it.
        if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return
        event.preventDefault()
        drop(event.dataTransfer)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return isOver
}
