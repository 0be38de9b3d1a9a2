'use client'

import { type ReactNode, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type PictureDropProps = {
  /** Describes the picture for screen readers. */
  label: string
  onFile: (file?: File) => void
  className?: string
  children: ReactNode
}

/** A picture and its buttons, as a drop zone. The button inside is the alternative to dropping a file. */
export function PictureDrop({ label, onFile, className, children }: PictureDropProps) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend
    <div
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFile(event.dataTransfer.files[0])
      }}
      className={mergeClasses(
        '-m-3 flex items-center gap-5 rounded-sm p-3',
        over && 'bg-accent-wash outline-2 outline-accent',
        className,
      )}
    >
      {children}
    </div>
  )
}
