import { useRef } from 'react'
import { FileInput } from '@/components/ui/file-input'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Progress } from '@/components/ui/progress'
import { TextButton } from '@/components/ui/text-link'
import { pickerAccept } from '@/lib/deliveries/rules/files'
import type { PhotoUpload } from './photo-queue'
import { UploadPicture } from './upload-picture'
import { stateInWords } from './upload-state'

type ReplacementRowProps = {
  photo: { id: string; name: string }
  /** The replacement; undefined until one is chosen. */
  upload: PhotoUpload | undefined
  onChoose: (file: File) => void
  onRetry: (uploadId: string) => void
}

/** Shows a photo, its replacement and the upload's progress. */
export function ReplacementRow({ photo, upload, onChoose, onRetry }: ReplacementRowProps) {
  const input = useRef<HTMLInputElement>(null)
  const isBad = upload?.state === 'failed' || upload?.state === 'rejected'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2.5">
      {upload && <UploadPicture upload={upload} className="w-14 flex-none" />}
      <div className="min-w-48 flex-1">
        <p className="wrap-break-word font-strong">{photo.name}</p>
        {upload && (
          <>
            <p
              className={mergeClasses('wrap-break-word text-xs text-ink-3', isBad && 'font-strong text-stop')}
            >
              {isBad ? stateInWords(upload) : `${upload.name} · ${stateInWords(upload)}`}
            </p>
            <Progress
              percent={upload.percent}
              label={`Upload for ${photo.name}`}
              tone={isBad ? 'stop' : upload.state === 'done' ? 'ok' : 'accent'}
              className="mt-1"
            />
          </>
        )}
      </div>
      {(upload?.state === 'failed' || upload?.state === 'paused') && (
        <TextButton onClick={() => onRetry(upload.id)}>Try again</TextButton>
      )}
      <TextButton
        aria-label={upload ? `Choose another file for ${photo.name}` : `Choose a file for ${photo.name}`}
        onClick={() => input.current?.click()}
      >
        {upload ? 'Choose another' : 'Choose a file'}
      </TextButton>
      <FileInput
        inputRef={input}
        label={`New file for ${photo.name}`}
        accept={pickerAccept}
        multiple={false}
        onFiles={([file]) => file && onChoose(file)}
      />
    </li>
  )
}
