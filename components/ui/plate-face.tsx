import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

/** Of a link that fills a picture, and opens something in its place. */
export const plateClasses =
  'group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4 focus-visible:outline-white'

type PlateFaceProps = {
  icon: IconName
  title: string
  note: string
  /** Fills the plate; nothing for a dark one. */
  picture: ReactNode
}

/** What such a link shows: the picture, and what a press opens. */
export function PlateFace({ icon, title, note, picture }: PlateFaceProps) {
  return (
    <>
      {picture}
      <span className="absolute inset-0 bg-linear-to-b from-transparent via-transparent to-night/76" />
      <span className="relative grid size-18 place-items-center rounded-full bg-night/70 transition-[scale] duration-(--duration-base) ease-light group-hover:scale-106 md:size-24">
        <Icon name={icon} size="lg" />
      </span>
      <span className="absolute bottom-5 left-(--pad) md:bottom-6 md:left-7">
        <span className="block t-head">{title}</span>
        <span className="block text-xs">{note}</span>
      </span>
    </>
  )
}
