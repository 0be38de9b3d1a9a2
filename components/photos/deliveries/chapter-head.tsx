import type { ReactNode } from 'react'

type ChapterHeadProps = {
  /** For `aria-labelledby` of the chapter. */
  id: string
  title: string
  isAlone: boolean
  /** At its end: how many photos. */
  children: ReactNode
}

/** A room's name above its photos. */
export function ChapterHead({ id, title, isAlone, children }: ChapterHeadProps) {
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <div
      // As high as `narrowGrid` and `wideGrid` say.
      className="flex h-14 items-baseline justify-between gap-4 px-(--pad) md:h-16 md:px-0"
    >
      <Heading
        id={id}
        className="truncate font-serif text-[2.125rem] leading-[1.15] font-[350] tracking-[-0.026em] md:text-3xl"
      >
        {title}
      </Heading>
      <span className="flex flex-none items-center gap-2 text-ink-3">{children}</span>
    </div>
  )
}
