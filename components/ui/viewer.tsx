'use client'

import type { ComponentProps, ReactNode } from 'react'
import { drawIcon, type IconSource } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal, type ModalProps } from '@/components/ui/modal'

type ViewerButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: IconSource
  iconSize?: 'md' | 'lg'
}

/** A square icon button for the viewer's dark background. */
export function ViewerButton({ label, icon, iconSize = 'md', className, ...rest }: ViewerButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={mergeClasses(
        'grid size-11 flex-none place-items-center rounded-sm hover:bg-night-shade aria-expanded:bg-night-shade',
        className,
      )}
    >
      {drawIcon(icon, iconSize)}
    </button>
  )
}

type Step = { label: string; onClick: () => void }

type ViewerFrameProps = Omit<ModalProps, 'open' | 'children'> & {
  head: ReactNode
  /** The current picture. */
  stage: ReactNode
  previous: Step
  next: Step
  /** The row of thumbnails. */
  strip: ReactNode
}

/** A viewer that fills the screen: its header, the current picture between two arrows, and the thumbnails. */
export function ViewerFrame({ head, stage, previous, next, strip, ...modal }: ViewerFrameProps) {
  return (
    <Modal
      {...modal}
      open
      data-theme="dark"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-night p-0 text-night-ink [&_:focus-visible]:outline-night-ink"
    >
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[3.5rem_minmax(0,1fr)_auto]">
        {head}
        <div className="grid min-h-0 grid-cols-2 items-center justify-items-center max-md:grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[4rem_minmax(0,1fr)_4rem]">
          <div className="relative size-full min-h-0 max-md:col-span-2 md:order-2">{stage}</div>
          <ViewerButton {...previous} icon="chevron-left" iconSize="lg" className="md:order-1" />
          <ViewerButton {...next} icon="chevron-right" iconSize="lg" className="md:order-3" />
        </div>
        {strip}
      </div>
    </Modal>
  )
}
