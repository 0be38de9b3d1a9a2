// Chapters of a film, as lines such as `0:42 Kitchen`. Browser-safe.

import { maxChapters, maxChapterTitle } from '@/lib/photos/media/limits'
import type { Chapter } from '@/lib/photos/media/schema'
import { chapterProblems } from '@/lib/photos/media/words'
import { formatDuration, formatSeconds } from './film-facts'

export type ReadChapters = { ok: true; chapters: Chapter[] } | { ok: false; problem: string }

const line = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(?:[-–—]\s+)?(\S.*)$/

/** Reads one chapter a line, in order, within the film. None of an empty text. */
export function readChapters(text: string, durationMs: number): ReadChapters {
  const lines = text.split(/\r\n|\r|\n/).map((one) => one.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  const chapters: Chapter[] = []
  for (const [place, typed] of lines.entries()) {
    if (typed === '') continue
    const number = place + 1
    const parts = line.exec(typed)
    if (!parts?.[4]) return { ok: false, problem: chapterProblems.unreadable(number) }
    const seconds = Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
    const previous = chapters.at(-1)
    if (previous && seconds <= previous.seconds) return { ok: false, problem: chapterProblems.order(number) }
    if (seconds * 1000 >= durationMs) {
      return { ok: false, problem: chapterProblems.afterEnd(number, formatDuration(durationMs)) }
    }
    if (parts[4].length > maxChapterTitle) {
      return { ok: false, problem: chapterProblems.tooLong(number, maxChapterTitle) }
    }
    chapters.push({ seconds, time: formatSeconds(seconds), title: parts[4] })
  }
  if (chapters.length > maxChapters) return { ok: false, problem: chapterProblems.tooMany(maxChapters) }
  return { ok: true, chapters }
}

/** Returns the lines that `readChapters` reads. */
export function writeChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ time, title }) => `${time} ${title}`).join('\n')
}

/** Returns the chapters of a film as the database has them. */
export function storedChapters(text: string): Chapter[] {
  const read = readChapters(text, Number.POSITIVE_INFINITY)
  return read.ok ? read.chapters : []
}
