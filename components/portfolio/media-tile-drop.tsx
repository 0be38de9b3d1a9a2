'use client'

import { useRef, useState } from 'react'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { mediaAccept } from '@/lib/portfolio/rules/media'

/** The last tile, where files are dropped or chosen. */
export function MediaTileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <li>
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          onFiles([...event.dataTransfer.files])
        }}
        className={mergeClasses(
          'grid aspect-square w-full content-center justify-items-center gap-1.5 rounded-sm [border-width:1.5px] border-dashed border-edge bg-raised p-2 text-center text-xs text-ink-2 hover:border-ink',
          over && 'border-solid border-accent bg-accent-wash',
        )}
      >
        <Icon name="image-plus" size="lg" />
        Drop files or choose
      </button>
      <FileInput inputRef={input} label="Images and videos" accept={mediaAccept} onFiles={onFiles} />
    </li>
  )
}
