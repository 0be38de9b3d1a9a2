'use client'

import { useRef } from 'react'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { TextButton } from '@/components/ui/text-link'
import { useFileDrop } from '@/components/ui/use-file-drop'
import { readDroppedFiles, withoutHidden } from '@/components/uploads/dropped-files'
import { fileByteLimit, fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { pickerAccept } from '@/lib/photos/deliveries/rules/files'

type DropZoneProps = { onFiles: (files: File[]) => void; invalid: boolean; describedBy?: string }

/** Accepts dropped photos and folders, or opens the platform's file picker. */
export function DropZone({ onFiles, invalid, describedBy }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  const { isOver, dropProps } = useFileDrop((transfer) => void readDroppedFiles(transfer).then(onFiles))
  return (
    <div
      {...dropProps}
      className={`grid justify-items-center gap-1.5 rounded-sm border-[1.5px] px-6 py-8 text-center ${borderClasses(isOver, invalid)}`}
    >
      <Icon name="upload" size="lg" />
      <p className="text-base font-strong">
        Drop photos here, or{' '}
        <TextButton
          onClick={() => input.current?.click()}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        >
          choose files
        </TextButton>{' '}
        or{' '}
        <TextButton onClick={() => folderInput.current?.click()} aria-label="Choose a folder">
          a folder
        </TextButton>
      </p>
      <p className="t-label">
        {`JPEG, PNG, WebP, HEIC, TIFF, or RAW. Up to ${fullPhotoLimit} files, ${formatBytes(fileByteLimit)} each. Names and order are kept.`}
      </p>
      <FileInput inputRef={input} label="Full photo files" accept={pickerAccept} onFiles={onFiles} />
      <FileInput
        inputRef={folderInput}
        label="Folder of full photos"
        onFiles={(files) => onFiles(withoutHidden(files))}
        isFolder
      />
    </div>
  )
}

function borderClasses(over: boolean, invalid: boolean): string {
  if (over) return 'border-solid border-accent bg-accent-wash'
  return `border-dashed bg-raised ${invalid ? 'border-stop' : 'border-edge'}`
}
