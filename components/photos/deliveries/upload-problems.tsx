import { useRef } from 'react'
import { FileInput } from '@/components/ui/file-input'
import { TextButton } from '@/components/ui/text-link'
import { pickerAccept } from '@/lib/photos/deliveries/rules/files'
import { tooManyPhotosText } from '@/lib/photos/deliveries/words/uploads'
import type { PhotoQueue, PhotoUpload } from './photo-queue'
import { stateInWords } from './upload-state'

type UploadProblemsProps = {
  /** Those that were rejected or failed. */
  uploads: readonly PhotoUpload[]
  queue: PhotoQueue
  onRemove: (uploads: readonly PhotoUpload[]) => void
}

/** Files that need the photographer, each with the reason and what to do about it. */
export function UploadProblems({ uploads, queue, onRemove }: UploadProblemsProps) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Files with problems" className="mt-2 border-t">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex flex-wrap items-center gap-x-5 gap-y-0.5 border-b py-1.5">
          <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
            <span className="font-strong">{upload.name}</span>{' '}
            <span className="text-stop">{stateInWords(upload)}</span>
          </span>
          {upload.state === 'failed' && (
            <TextButton
              className="max-md:min-h-11"
              aria-label={`Try ${upload.name} again`}
              onClick={() => queue.retry(upload.id)}
            >
              Try again
            </TextButton>
          )}
          {upload.state === 'rejected' && upload.problem !== tooManyPhotosText && (
            <ChooseAgain upload={upload} onReplace={(file) => void queue.replace(upload.id, file)} />
          )}
          <TextButton
            className="max-md:min-h-11"
            aria-label={`Remove ${upload.name}`}
            onClick={() => onRemove([upload])}
          >
            Remove
          </TextButton>
        </li>
      ))}
    </ul>
  )
}

type ChooseAgainProps = { upload: PhotoUpload; onReplace: (file: File) => void }

function ChooseAgain({ upload, onReplace }: ChooseAgainProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextButton
        className="max-md:min-h-11"
        aria-label={`Choose ${upload.name} again`}
        onClick={() => input.current?.click()}
      >
        Choose another
      </TextButton>
      <FileInput
        inputRef={input}
        label={`Replacement for ${upload.name}`}
        accept={pickerAccept}
        multiple={false}
        onFiles={([file]) => file && onReplace(file)}
      />
    </>
  )
}
