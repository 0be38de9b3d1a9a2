'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { FileInput } from '@/components/ui/file-input'
import { MenuButton, MenuLine } from '@/components/ui/menu-entries'
import { mergeClasses } from '@/components/ui/merge-classes'
import { focusableEntries, moveFocus } from '@/components/ui/move-focus'
import { isInProgress } from '@/components/uploads/upload-queue'
import { pickerAccept } from '@/lib/photos/deliveries/rules/files'
import { photoNumber } from '@/lib/photos/deliveries/words/sheet'
import { RoomList } from './room-list'
import type { SheetTileProps, TileActions } from './tile-props'

type TileMenuProps = SheetTileProps & {
  actions: TileActions
  panel: RefObject<HTMLElement | null>
  panelId: string
  page: 'actions' | 'rooms'
  onPage: (page: 'rooms') => void
  onClose: () => void
}

/** What can be done with a photo of the contact sheet. On phones, it's at the window's bottom. */
export function TileMenu(props: TileMenuProps) {
  const { upload, index, panel, panelId, page, usedRooms, actions, onClose } = props
  const [isEnd, setEnd] = useState(false)
  // Beside the window's right edge, it opens to the left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other entries
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    setEnd((element.parentElement?.getBoundingClientRect().left ?? 0) > window.innerWidth - 280)
    focusableEntries(element)[0]?.focus({ preventScroll: true })
    if (!window.matchMedia('(width < 48rem)').matches) element.scrollIntoView({ block: 'nearest' })
  }, [panel, page])
  return (
    <section
      ref={panel}
      id={panelId}
      aria-label={`Photo ${photoNumber(index)}`}
      tabIndex={-1}
      onKeyDown={moveFocus}
      className={mergeClasses(
        'absolute top-[calc(100%+0.5rem)] z-40 scroll-mb-24 max-h-80 w-60 animate-rise overflow-y-auto rounded-md border bg-raised p-1.5 text-left shadow-pop outline-none max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:z-50 max-md:max-h-[70dvh] max-md:w-auto max-md:rounded-b-none max-md:p-3',
        isEnd ? 'right-0' : 'left-0',
      )}
    >
      {page === 'rooms' ? (
        <RoomList
          chosen={upload.room}
          usedRooms={usedRooms}
          onChoose={(room) => {
            onClose()
            actions.onSetRoom(room)
          }}
        />
      ) : (
        <TileEntries {...props} />
      )}
    </section>
  )
}

function TileEntries({ upload, index, preview, stack, actions, onPage, onClose }: TileMenuProps) {
  const input = useRef<HTMLInputElement>(null)
  const { name, state } = upload
  const { onUseAsCover, onUseAsPreview, onClearPreview } = actions
  /** Closes the menu first, so that the focus returns to the tile. */
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <p className="t-label truncate px-2.5 py-2">{`${photoNumber(index)} ${name}`}</p>
      {onUseAsCover && preview !== 'cover' && (
        <MenuButton icon="star" onClick={after(onUseAsCover)}>
          Use as cover
          <Key>C</Key>
        </MenuButton>
      )}
      {onUseAsPreview && preview !== 'second' && (
        <MenuButton icon="eye" onClick={after(onUseAsPreview)}>
          Use as second preview
          <Key>P</Key>
        </MenuButton>
      )}
      {onClearPreview && preview && (
        <MenuButton icon="eye-off" onClick={after(onClearPreview)}>
          Not a preview
        </MenuButton>
      )}
      <MenuButton icon="image" onClick={() => onPage('rooms')}>
        Move to another room
        <Key>R</Key>
      </MenuButton>
      {stack && (
        <MenuButton icon="images" onClick={after(actions.onTakeApart)}>
          {stack.takeApart}
        </MenuButton>
      )}
      {isInProgress(upload) && (
        <MenuButton icon="pause" onClick={after(actions.onPause)}>
          Pause upload
        </MenuButton>
      )}
      {state === 'paused' && (
        <MenuButton icon="play" onClick={after(actions.onRetry)}>
          Resume upload
        </MenuButton>
      )}
      {state === 'failed' && (
        <MenuButton icon="rotate-cw" onClick={after(actions.onRetry)}>
          Try again
        </MenuButton>
      )}
      {state === 'missing' && (
        <>
          <MenuButton icon="file-up" onClick={() => input.current?.click()}>
            Choose the file again
          </MenuButton>
          <FileInput
            inputRef={input}
            label={`Replacement for ${name}`}
            accept={pickerAccept}
            multiple={false}
            onFiles={([file]) => {
              onClose()
              if (file) actions.onReplace(file)
            }}
          />
        </>
      )}
      <MenuLine />
      <MenuButton icon="x" onClick={after(actions.onLeaveOut)}>
        Leave out
        <Key>Del</Key>
      </MenuButton>
    </>
  )
}

function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="ml-auto text-xs text-ink-3 max-md:hidden">
      {children}
    </span>
  )
}
