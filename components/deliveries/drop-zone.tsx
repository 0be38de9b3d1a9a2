'use client'

import { Upload as UploadIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { TextButton } from '@/components/ui/text-link'
import { pickerAccept } from '@/lib/deliveries/rules'

type DropZoneProps = { onFiles: (files: File[]) => void; invalid: boolean; describedBy?: string }

/** Where photos are dropped, or chosen with the platform's own picker. */
export function DropZone({ onFiles, invalid, describedBy }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button inside does the same
    <div
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
      className={`grid justify-items-center gap-1.5 rounded-sm border-[1.5px] px-6 py-8 text-center ${lookOf(over, invalid)}`}
    >
      <UploadIcon className="icon-lg" aria-hidden="true" />
      <p className="text-base font-strong">
        Drop photos here or{' '}
        <TextButton
          onClick={() => input.current?.click()}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        >
          choose files
        </TextButton>
      </p>
      <p className="t-label">
        JPEG, PNG, WebP, HEIC, TIFF or RAW. At most 500 files, 100 MB each; names and order stay.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={pickerAccept}
        aria-label="Full photo files"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Choosing the same file again after removing it must count as a choice.
          event.target.value = ''
        }}
      />
    </div>
  )
}

function lookOf(over: boolean, invalid: boolean): string {
  if (over) return 'border-solid border-accent bg-accent-wash'
  return `border-dashed bg-raised ${invalid ? 'border-stop' : 'border-edge'}`
}
