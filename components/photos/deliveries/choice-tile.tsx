import { CheckboxField } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ChoosablePhoto } from '@/lib/photos/deliveries/schema/choosing'
import { statusNames } from '@/lib/photos/deliveries/words/choosing'
import { loadViewer } from './lazy-viewer'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'

type ChoiceTileProps = {
  photo: ChoosablePhoto
  /** From 1, in the gallery's order. */
  number: number
  street: string
  onOpen: () => void
  onToggle: (isChosen: boolean) => void
}

/** A watermarked photo with its tick. Clicking the picture opens it. */
export function ChoiceTile({ photo, number, street, onOpen, onToggle }: ChoiceTileProps) {
  const { id, state, status, placeholder, name } = photo
  const isSold = status === 'unpaid' || status === 'unlocked'
  return (
    <li
      className={mergeClasses(
        'min-w-0 rounded-sm border border-line',
        status === 'chosen' && 'border-accent bg-accent-wash outline-1 -outline-offset-1 outline-accent',
      )}
    >
      {state === 'READY' ? (
        <button
          type="button"
          aria-label={`Open photo ${number}`}
          data-photo-id={id}
          onPointerEnter={loadViewer}
          onFocus={loadViewer}
          onClick={onOpen}
          className="block aspect-3/2 w-full overflow-hidden rounded-print hover:[&_img]:scale-[1.015]"
        >
          <PhotoImage
            src={photoAddress(id, 'thumbnail')}
            alt={`Photo ${number} of ${street}`}
            placeholder={placeholder}
            eager={number <= 8}
          />
        </button>
      ) : (
        <p className="grid aspect-3/2 place-content-center rounded-print bg-shade p-3 text-center text-xs text-ink-2">
          {state === 'WAITING' ? 'Being prepared' : `${name} can't be displayed`}
        </p>
      )}
      {isSold ? (
        <p className="flex min-h-11 items-center gap-2.5 px-3 text-ink-2">
          <Icon name="check" className="flex-none" />
          <span>
            {statusNames[status]}
            <span className="sr-only">: photo {number}</span>
          </span>
        </p>
      ) : (
        <CheckboxField
          label={
            <span className="tabular-nums">
              <span className="sr-only">Choose </span>Photo {number}
            </span>
          }
          checked={status === 'chosen'}
          onChange={({ target }) => onToggle(target.checked)}
          className="min-h-11 cursor-pointer px-3 py-2.5"
        />
      )}
    </li>
  )
}
