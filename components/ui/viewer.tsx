'use client'

import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { drawIcon, type IconSource } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal, type ModalProps } from '@/components/ui/modal'

type ViewerButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: IconSource
  iconSize?: 'md' | 'lg'
  /** The key that presses it, where the viewer calls `pressShortcut`. */
  shortcut?: string
  /** Below the icon on phones. */
  word?: string
}

/** An icon button for the viewer's dark background. */
export function ViewerButton(props: ViewerButtonProps) {
  const { label, icon, iconSize = 'md', shortcut, word, className, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      className={mergeClasses(
        'grid size-11 flex-none place-content-center place-items-center rounded-sm hover:bg-night-shade aria-expanded:bg-night-shade aria-pressed:bg-night-shade',
        word && 'gap-1 max-md:h-13 max-md:w-full',
        className,
      )}
    >
      {drawIcon(icon, iconSize)}
      {word && <span className="text-2xs leading-4 md:hidden">{word}</span>}
    </button>
  )
}

/** Presses the button inside that has this key as its shortcut. Returns whether there is one. */
export function pressShortcut({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key.length !== 1) return false
  const selector = `[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`
  const button = currentTarget.querySelector<HTMLButtonElement>(selector)
  button?.click()
  return button !== null
}

type Step = { label: string; onClick: () => void }

type ViewerFrameProps = Omit<ModalProps, 'open' | 'title' | 'children'> & {
  title: string
  /** `9 / 31` */
  position: ReactNode
  /** Buttons beside the one that closes it; on phones below the picture. */
  tools?: ReactNode
  /** The current picture. */
  stage: ReactNode
  previous: Step
  next: Step
  /** Below the picture. */
  caption?: ReactNode
  /** What covers the picture, with `viewerLayerClasses`, and an `aside` beside it, with `viewerPanelClasses`. */
  layer?: ReactNode
  /** The row of thumbnails. */
  strip?: ReactNode
}

/** For what lies over the viewer's picture. */
export const viewerLayerClasses =
  'z-1 row-start-1 size-full min-h-0 min-w-0 max-md:col-span-full md:col-start-2'
/** For the panel that pushes the picture aside; on phones upwards. */
export const viewerPanelClasses =
  'min-h-0 max-md:col-span-full max-md:row-start-3 max-md:rounded-t-lg md:col-start-4 md:row-span-2 md:row-start-1 md:border-l'

/** A viewer that fills the screen: the current picture between two arrows, and what can be done with it. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { title, position, tools, stage, previous, next, caption, layer, strip, ...modal } = props
  return (
    <Modal
      {...modal}
      open
      data-theme="dark"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-night p-0 text-night-ink [&_:focus-visible]:outline-night-ink"
    >
      <div className="group/viewer grid h-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] grid-rows-[3.25rem_minmax(0,1fr)_auto] items-center md:grid-rows-[3.75rem_minmax(0,1fr)_auto]">
        <span className="t-place truncate pl-6 max-md:invisible">{title}</span>
        <span aria-live="polite" className="px-4 text-base tabular-nums">
          {position}
        </span>
        <div className="flex justify-end gap-0.5 pr-3 max-md:contents">
          {tools && (
            <div className="flex gap-0.5 max-md:relative max-md:z-2 max-md:col-span-full max-md:row-start-3 max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:border-t max-md:px-2 max-md:pt-1 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-md:group-has-[[data-panel]]/viewer:hidden">
              {tools}
            </div>
          )}
          <ViewerButton
            // Otherwise the first tool would get the focus. React sets no such attribute.
            ref={(button) => button?.setAttribute('autofocus', '')}
            label="Close viewer"
            onClick={modal.onClose}
            icon="x"
            className="max-md:col-start-3 max-md:row-start-1 max-md:mr-1 max-md:justify-self-end"
          />
        </div>
        <div className="relative col-span-full row-start-2 grid size-full min-h-0 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)_auto] items-center has-[[data-panel]]:max-md:grid-rows-[minmax(0,38fr)_auto_minmax(0,62fr)] md:grid-cols-[4rem_minmax(0,1fr)_4rem] has-[[data-panel]]:md:grid-cols-[4rem_minmax(0,1fr)_4rem_22.5rem]">
          <div className="relative row-start-1 size-full min-h-0 max-md:col-span-full md:col-start-2">
            {stage}
          </div>
          <ViewerButton
            {...previous}
            icon="chevron-left"
            iconSize="lg"
            className="max-md:row-start-2 md:col-start-1 md:row-start-1 md:mx-auto"
          />
          <div className="max-md:row-start-2 max-md:text-center md:col-span-3 md:row-start-2">{caption}</div>
          <ViewerButton
            {...next}
            icon="chevron-right"
            iconSize="lg"
            className="max-md:row-start-2 md:col-start-3 md:row-start-1 md:mx-auto"
          />
          {layer}
        </div>
        {strip && <div className="col-span-full row-start-3 min-w-0 max-md:row-start-4">{strip}</div>}
      </div>
    </Modal>
  )
}
