import { IconButton } from '@/components/ui/icon-button'
import { Progress } from '@/components/ui/progress'
import { TextButton } from '@/components/ui/text-link'
import { stateOfUpload } from '@/lib/photos/media/words'
import type { MediaUpload } from './use-media-uploads'

type MediaUploadRowProps = { upload: MediaUpload; onRetry: () => void; onRemove: () => void }

/** A film or document that is being uploaded, or was and isn't sent yet. */
export function MediaUploadRow({ upload, onRetry, onRemove }: MediaUploadRowProps) {
  const { name, bytes, state, percent, prepared, problem } = upload
  return (
    <li className="grid gap-1.5 border-b py-2">
      <span className="flex items-center justify-between gap-4">
        <span className="min-w-0 truncate">{name}</span>
        <IconButton label={`Remove ${name}`} title="Remove" icon="x" onClick={onRemove} />
      </span>
      {problem ? (
        <span className="text-xs text-stop" role="alert">
          {problem}{' '}
          {state === 'failed' && (
            <TextButton className="min-h-0" onClick={onRetry}>
              Try again
            </TextButton>
          )}
        </span>
      ) : (
        <>
          <span className="text-xs text-ink-3">{stateOfUpload(state, { percent, prepared, bytes })}</span>
          {state !== 'done' && <Progress percent={prepared ?? percent} label={`Progress of ${name}`} />}
        </>
      )}
    </li>
  )
}
