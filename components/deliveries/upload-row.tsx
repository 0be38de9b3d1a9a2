import { Check, Image as ImageIcon, RotateCw, X } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Progress } from '@/components/ui/progress'
import { TextButton } from '@/components/ui/text-link'
import { formatBytes } from '@/lib/deliveries/rules'
import type { Upload } from './upload-queue'

type UploadRowProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

/** One file: its picture, its name, how far it is in words and as a line, and one thing to do about it. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { file, state, percent, pictureUrl } = upload
  const bad = state === 'failed' || state === 'refused'
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.75rem] items-center gap-x-3.5 gap-y-1 border-b py-2 md:grid-cols-[3.5rem_minmax(0,1fr)_auto_2rem]">
      <Thumbnail url={pictureUrl} />
      <FileName name={file.name} />
      <span
        className={mergeClasses(
          'text-xs text-ink-3 max-md:col-start-2 md:text-right',
          state === 'done' && 'text-ok',
          bad && 'font-strong text-stop',
        )}
      >
        {stateInWords(upload)}
        {state === 'failed' && (
          <TextButton className="ml-2 min-h-0 font-normal text-ink-2" onClick={onRemove}>
            Remove
          </TextButton>
        )}
      </span>
      <Progress
        percent={percent}
        label={file.name}
        tone={bad ? 'stop' : state === 'done' ? 'ok' : 'accent'}
        className="col-start-2 md:col-end-4"
      />
      <span className="col-start-3 row-start-1 row-end-4 md:col-start-4 md:row-end-3">
        {state === 'failed' ? (
          <IconButton
            size="sm"
            className="max-md:size-11"
            label={`Try again ${file.name}`}
            icon={<RotateCw className="icon-sm" aria-hidden="true" />}
            onClick={onRetry}
          />
        ) : (
          <IconButton
            size="sm"
            className="group max-md:size-11"
            label={`Remove ${file.name}`}
            icon={state === 'done' ? <DoneSign /> : <X className="icon-sm" aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </span>
    </li>
  )
}

function stateInWords({ state, percent, problem, file }: Upload): string {
  const size = formatBytes(file.size)
  switch (state) {
    case 'waiting':
      return 'Waiting'
    case 'uploading':
      return `${percent}% of ${size}`
    case 'checking':
      return 'Checking'
    case 'done':
      return `${size} · Uploaded`
    default:
      return problem ?? 'Not uploaded'
  }
}

/** A tick that turns into what a press does. */
function DoneSign() {
  return (
    <>
      <Check className="icon-sm group-hover:hidden group-focus-visible:hidden" aria-hidden="true" />
      <X className="icon-sm hidden group-hover:block group-focus-visible:block" aria-hidden="true" />
    </>
  )
}

function Thumbnail({ url }: { url: string | null }) {
  if (!url) {
    return (
      <span className="row-span-3 grid aspect-3/2 place-items-center rounded-print bg-shade text-ink-3 md:row-span-2">
        <ImageIcon className="icon" aria-hidden="true" />
      </span>
    )
  }
  return (
    <span className="row-span-3 aspect-3/2 overflow-hidden rounded-print bg-shade md:row-span-2">
      {/* biome-ignore lint/performance/noImgElement: a file of this browser that no server has yet */}
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        className="photo h-full bg-transparent"
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
      />
    </span>
  )
}

/** Long names lose their middle: the number at the end is what tells them apart. */
const keptEnd = 12

function FileName({ name }: { name: string }) {
  return (
    <span className="flex min-w-0" title={name}>
      <span className="truncate">{name.slice(0, -keptEnd)}</span>
      <span className="flex-none whitespace-pre">{name.slice(-keptEnd)}</span>
    </span>
  )
}
