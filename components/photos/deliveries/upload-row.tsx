import { useRef } from 'react'
import { FileInput } from '@/components/ui/file-input'
import { Icon, type IconSource } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Progress } from '@/components/ui/progress'
import { pickerAccept } from '@/lib/photos/deliveries/rules/files'
import { tooManyPhotosText } from '@/lib/photos/deliveries/words/uploads'
import type { PhotoUpload } from './photo-queue'
import { UploadPicture } from './upload-picture'
import { stateInWords } from './upload-state'

/** The actions for a file. */
export type UploadRowActions = {
  onRetry: (upload: PhotoUpload) => void
  /** Replaces the file with another. */
  onReplace: (upload: PhotoUpload, file: File) => void
  onPause: (upload: PhotoUpload) => void
  onRemove: (upload: PhotoUpload) => void
  /** Undefined when no previews are chosen. */
  onTogglePreview?: (upload: PhotoUpload) => void
}

type UploadRowProps = UploadRowActions & {
  upload: PhotoUpload
  isPreview: boolean
  /** Props that make an element the row's drag handle. */
  handle: Record<string, unknown>
}

/** Shows one file with its thumbnail, name, progress and actions. */
export function UploadRow({ upload, isPreview, handle, ...actions }: UploadRowProps) {
  const { name, state, percent } = upload
  const bad = state === 'failed' || state === 'rejected' || state === 'lost'
  // These states show a sentence, which goes below the name.
  const isExplained = state === 'failed' || state === 'rejected'
  return (
    <div className="grid grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 border-b bg-paper py-2 md:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto_auto]">
      <button
        type="button"
        {...handle}
        aria-label={`Move ${name}`}
        className={mergeClasses(
          'row-span-3 grid h-11 w-6 cursor-grab touch-none place-items-center rounded-sm text-ink-3 hover:bg-shade hover:text-ink active:cursor-grabbing md:h-8',
          !isExplained && 'md:row-span-2',
        )}
      >
        <Icon name="grip-vertical" size="sm" />
      </button>
      <UploadPicture
        upload={upload}
        className={mergeClasses('row-span-3', !isExplained && 'md:row-span-2')}
      />
      <FileName name={name} />
      <span
        className={mergeClasses(
          'flex items-center gap-1 text-xs text-ink-3 max-md:col-start-3 max-md:row-start-2',
          isExplained ? 'wrap-anywhere md:col-[3/5] md:row-start-2' : 'md:justify-end',
          state === 'done' && 'text-ok',
          bad && 'font-strong text-stop',
        )}
      >
        {state === 'done' && <Icon name="check" size="sm" />}
        {stateInWords(upload)}
      </span>
      <Progress
        percent={percent}
        label={name}
        tone={bad ? 'stop' : state === 'done' ? 'ok' : 'accent'}
        className="col-start-3 max-md:row-start-3 md:col-end-5"
      />
      <span
        className={mergeClasses('col-start-4 row-[1/4] flex md:col-start-5', !isExplained && 'md:row-[1/3]')}
      >
        <RowButtons upload={upload} isPreview={isPreview} {...actions} />
      </span>
    </div>
  )
}

function RowButtons(props: Omit<UploadRowProps, 'handle'>) {
  const { upload, isPreview, onRetry, onReplace, onPause, onRemove, onTogglePreview } = props
  const { name, state } = upload
  const isMoving = state === 'waiting' || state === 'uploading' || state === 'lost'
  return (
    <>
      {onTogglePreview && state !== 'rejected' && (
        <RowButton
          label={`Use ${name} as a preview`}
          pressed={isPreview}
          icon={<Icon name="star" size="sm" className={isPreview && 'fill-current text-accent'} />}
          onClick={() => onTogglePreview(upload)}
        />
      )}
      {isMoving && <RowButton label={`Pause ${name}`} icon="pause" onClick={() => onPause(upload)} />}
      {state === 'paused' && (
        <RowButton label={`Resume ${name}`} icon="play" onClick={() => onRetry(upload)} />
      )}
      {state === 'failed' && (
        <RowButton label={`Try ${name} again`} icon="rotate-cw" onClick={() => onRetry(upload)} />
      )}
      {(state === 'missing' || (state === 'rejected' && upload.problem !== tooManyPhotosText)) && (
        <ChooseAgain upload={upload} onReplace={onReplace} />
      )}
      <RowButton label={`Remove ${name}`} icon="x" onClick={() => onRemove(upload)} />
    </>
  )
}

type ChooseAgainProps = { upload: PhotoUpload; onReplace: UploadRowActions['onReplace'] }

function ChooseAgain({ upload, onReplace }: ChooseAgainProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <RowButton
        label={`Choose ${upload.name} again`}
        icon="file-up"
        onClick={() => input.current?.click()}
      />
      <FileInput
        inputRef={input}
        label={`Replacement for ${upload.name}`}
        accept={pickerAccept}
        multiple={false}
        onFiles={([file]) => file && onReplace(upload, file)}
      />
    </>
  )
}

type RowButtonProps = { label: string; icon: IconSource; onClick: () => void; pressed?: boolean }

function RowButton({ label, icon, onClick, pressed }: RowButtonProps) {
  return (
    <IconButton
      size="sm"
      className="max-md:h-11"
      label={label}
      icon={icon}
      aria-pressed={pressed}
      onClick={onClick}
    />
  )
}

/** How much of the end stays visible when a long name is shortened: it often has the number. */
const endLength = 12

function FileName({ name }: { name: string }) {
  return (
    <span className="flex min-w-0" title={name}>
      <span className="truncate">{name.slice(0, -endLength)}</span>
      <span className="flex-none whitespace-pre">{name.slice(-endLength)}</span>
    </span>
  )
}
