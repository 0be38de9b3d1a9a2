'use client'

import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { UploadPicture } from '@/components/photos/deliveries/upload-picture'
import { stateInWords } from '@/components/photos/deliveries/upload-state'
import { DragHandle } from '@/components/ui/drag-handle'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Progress } from '@/components/ui/progress'
import { handleId } from '@/components/ui/use-arrangeable'
import { usePopover } from '@/components/ui/use-popover'
import { photoNumber } from '@/lib/photos/deliveries/words/sheet'
import { TileMenu } from './tile-menu'
import type { SheetTileProps } from './tile-props'

/** Beyond the window's edges, so that pictures are there before they're scrolled to. */
const margin = '600px'

const previewLabels = { cover: 'Cover', second: 'Preview' }
/** A press that moves further drags the photo, in px. */
const clickTolerance = 5

/** A photo of the contact sheet. Pressing it opens its menu; C, P, R and Delete do the same as its entries. */
export const SheetTile = memo(function SheetTile(props: SheetTileProps) {
  const { upload, index, isCurrent, isCarried, preview, mark, stack, sheetActions } = props
  const actionsNow = () => sheetActions.current.actionsOf(upload, index)
  const handleNow = () => sheetActions.current.handleOf(upload.id)
  const { open, setOpen, container, panel, panelId } = usePopover()
  const [page, setPage] = useState<'actions' | 'rooms'>('actions')
  const [ratio, setRatio] = useState(1.5)
  const isNear = useNearWindow(container)
  const pressedAt = useRef({ x: 0, y: 0 })
  const number = photoNumber(index)
  const notes = [preview && previewLabels[preview], mark, stack?.label]
  const label = [`${number} ${upload.name}`, ...notes].filter(Boolean).join(', ')
  const state = describeState(upload)
  const isBad = upload.state === 'failed' || upload.state === 'lost' || upload.state === 'missing'

  function openAt(next: 'actions' | 'rooms') {
    setPage(next)
    setOpen(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    const actions = actionsNow()
    const keys: Record<string, (() => void) | undefined> = {
      c: actions.onUseAsCover,
      p: actions.onUseAsPreview,
      r: () => openAt('rooms'),
      delete: actions.onLeaveOut,
      backspace: actions.onLeaveOut,
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Moves the photo like its handle, which then has the focus.
    if (event.shiftKey && event.key.startsWith('Arrow')) return handleNow().onKeyDown(event)
    const press = keys[event.key.toLowerCase()]
    if (!press) return
    event.preventDefault()
    press()
  }

  return (
    <li
      data-entry={upload.id}
      style={{ '--r': Math.min(Math.max(ratio, 0.7), 1.9) } as CSSProperties}
      className={mergeClasses(
        'group/tile relative h-26 flex-none aspect-(--r) max-md:aspect-square max-md:h-auto',
        open && 'z-50',
        stack && 'md:mr-2 md:shadow-[0.25rem_0_0_-1px_var(--color-edge),0.5rem_0_0_-2px_var(--color-line)]',
      )}
    >
      <div ref={container} className="size-full">
        <button
          type="button"
          data-photo-index={index}
          tabIndex={isCurrent ? 0 : -1}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-label={`${label}. Options`}
          title={upload.name}
          onPointerDown={(event) => {
            pressedAt.current = { x: event.clientX, y: event.clientY }
            // Dragging a photo by touch would prevent scrolling; its handle is for that.
            if (event.pointerType === 'mouse') handleNow().onPointerDown(event)
          }}
          onClick={({ clientX, clientY, detail }) => {
            const { x, y } = pressedAt.current
            const isDragged = detail > 0 && Math.hypot(clientX - x, clientY - y) > clickTolerance
            if (open) setOpen(false)
            else if (!isDragged) openAt('actions')
          }}
          onContextMenu={(event) => {
            event.preventDefault()
            openAt('actions')
          }}
          onKeyDown={onKeyDown}
          className={mergeClasses(
            'relative block size-full overflow-hidden rounded-print bg-shade hover:outline-2 hover:outline-offset-2 hover:outline-ink',
            (open || isCarried) && 'outline-2 outline-offset-2 outline-accent hover:outline-accent',
          )}
        >
          {isNear && <UploadPicture upload={upload} className="aspect-auto size-full" onRatio={setRatio} />}
        </button>
        {preview && (
          <span className="pointer-events-none absolute top-0 left-0 flex items-center gap-1 bg-paper pr-2 pb-1 text-xs font-strong">
            {preview === 'cover' && (
              <Icon name="star" size="sm" className="size-3 fill-current text-accent" />
            )}
            {previewLabels[preview]}
          </span>
        )}
        <span className="pointer-events-none absolute inset-x-1.5 bottom-1.5 flex flex-wrap items-end justify-between gap-1 text-2xs leading-4.5 *:rounded-[2px] *:px-1.25">
          <span className="bg-night/72 text-night-ink tabular-nums">{number}</span>
          {state ? (
            <span className={isBad ? 'bg-stop-wash text-stop' : 'bg-night/72 text-night-ink'}>{state}</span>
          ) : (
            mark && <span className="bg-wait-wash text-wait">{mark}</span>
          )}
          {!state && stack && <span className="bg-night/72 text-night-ink">{stack.label}</span>}
        </span>
        {upload.state !== 'done' && upload.state !== 'missing' && (
          <Progress
            percent={upload.percent}
            label={upload.name}
            tone={isBad ? 'stop' : 'accent'}
            className="absolute inset-x-0 bottom-0"
          />
        )}
        <DragHandle
          name={upload.name}
          handle={{
            id: handleId(upload.id),
            tabIndex: isCurrent ? 0 : -1,
            onPointerDown: (event) => handleNow().onPointerDown(event),
            onKeyDown: (event) => handleNow().onKeyDown(event),
          }}
          className="absolute top-1 right-1 size-8 bg-paper/90 text-ink hover:bg-shade focus-visible:opacity-100 md:opacity-0 md:group-hover/tile:opacity-100"
        />
        {open && (
          <TileMenu
            {...props}
            actions={actionsNow()}
            panel={panel}
            panelId={panelId}
            page={page}
            onPage={setPage}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </li>
  )
}, isSameTile)

/** Whether nothing changed that the tile shows. */
function isSameTile(before: SheetTileProps, after: SheetTileProps): boolean {
  return (
    before.upload === after.upload &&
    before.index === after.index &&
    before.isCurrent === after.isCurrent &&
    before.isCarried === after.isCarried &&
    before.preview === after.preview &&
    before.mark === after.mark &&
    before.canPick === after.canPick &&
    before.usedRooms === after.usedRooms &&
    before.stack?.label === after.stack?.label
  )
}

/** Nothing while it waits and once it's uploaded. Why it failed is said above the photos. */
function describeState(upload: PhotoUpload): string | null {
  if (upload.state === 'done' || upload.state === 'waiting') return null
  return upload.state === 'failed' ? 'Failed' : stateInWords(upload)
}

/** Returns whether an element was ever near the window: of hundreds of pictures, only those are drawn. */
function useNearWindow(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, ref])
  return isNear
}
