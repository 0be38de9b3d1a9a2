'use client'

import { useEffect, useState } from 'react'
import type { Chapter } from './chapters'

/** Returns the id of the chapter in the upper half of the window; null above the first. */
export function useCurrentChapter(chapters: readonly Pick<Chapter, 'id'>[]): string | null {
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
