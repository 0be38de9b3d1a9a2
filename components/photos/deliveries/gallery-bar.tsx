'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { Chapter } from './chapters'

type GalleryBarProps = {
  chapters: readonly Pick<Chapter, 'id' | 'title'>[]
  /** What can be done, the main action last. On phones they stay at the bottom of the window. */
  children: ReactNode
}

/** The bar that stays below the portal's own: links to the rooms, and what can be done with the photos. */
export function GalleryBar({ chapters, children }: GalleryBarProps) {
  const current = useCurrentChapter(chapters)
  const linked = chapters.filter(({ title }) => title !== null)
  return (
    <div className="z-15 border-b bg-paper px-(--pad) max-md:contents md:sticky md:top-[calc(var(--bar)+var(--banner))] md:flex md:h-18 md:items-center md:gap-8">
      {linked.length > 1 ? (
        <nav
          aria-label="Rooms"
          className="scrollbar-none z-14 mr-auto flex min-w-0 gap-5.5 self-stretch overflow-x-auto md:pr-8 md:mask-[linear-gradient(to_right,black_calc(100%-2rem),transparent)] max-md:sticky max-md:top-[calc(var(--bar)+var(--banner))] max-md:h-12 max-md:border-b max-md:bg-paper max-md:px-(--pad) md:gap-6.5"
        >
          {linked.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="tab flex-none focus-visible:-outline-offset-2"
            >
              {title}
            </a>
          ))}
        </nav>
      ) : (
        <span className="mr-auto max-md:hidden" />
      )}
      <div
        // At first, on a large screen too, it is at the bottom of the window.
        data-foot-bar="fold"
        className={mergeClasses(
          'flex flex-none items-center gap-2',
          'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:bg-paper max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
          'max-md:[&_.button]:min-h-13 max-md:[&_.button-main]:flex-1 max-md:[&>:has(.button-main)]:flex-1',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** Returns the id of the chapter in the upper half of the window; null above the first. */
function useCurrentChapter(chapters: readonly Pick<Chapter, 'id'>[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const ids = chapters.map(({ id }) => id).join(' ')

  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setCurrent(ids.split(' ').find((id) => seen.has(id)) ?? null)
      },
      { rootMargin: '-30% 0px -60% 0px' },
    )
    for (const id of ids.split(' ')) {
      const chapter = id && document.getElementById(id)
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
