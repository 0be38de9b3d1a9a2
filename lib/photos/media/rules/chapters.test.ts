import { expect, test } from 'vitest'
import { maxChapters, maxChapterTitle } from '@/lib/photos/media/limits'
import { chapterProblems } from '@/lib/photos/media/words'
import { readChapters, storedChapters, writeChapters } from './chapters'

const hourMs = 2 * 3_600_000

test('lines become chapters, and are written as they are stored', () => {
  const typed = '0:00 Front\r\n\n 0:42  –  Kitchen  \n75:05 Yard'
  const read = readChapters(typed, hourMs)
  expect(read).toEqual({
    ok: true,
    chapters: [
      { seconds: 0, time: '0:00', title: 'Front' },
      { seconds: 42, time: '0:42', title: 'Kitchen' },
      { seconds: 4505, time: '1:15:05', title: 'Yard' },
    ],
  })
  const stored = read.ok ? writeChapters(read.chapters) : ''
  expect(stored).toBe('0:00 Front\n0:42 Kitchen\n1:15:05 Yard')
  expect({ ok: true, chapters: storedChapters(stored) }).toEqual(read)
})

test('an empty text has no chapters', () => {
  expect(readChapters(' \n', hourMs)).toEqual({ ok: true, chapters: [] })
})

test.each([
  ['Kitchen 0:42', chapterProblems.unreadable(1)],
  ['0:00 Front\n0:42', chapterProblems.unreadable(2)],
  ['0:75 Front', chapterProblems.unreadable(1)],
  ['0:42 Kitchen\n0:42 Bath', chapterProblems.order(2)],
  ['0:00 Front\n1:24 Yard', chapterProblems.afterEnd(2, '1:24')],
  [`0:00 ${'x'.repeat(maxChapterTitle + 1)}`, chapterProblems.tooLong(1, maxChapterTitle)],
  [
    Array.from({ length: maxChapters + 1 }, (_, place) => `0:${String(place).padStart(2, '0')} Room`).join(
      '\n',
    ),
    chapterProblems.tooMany(maxChapters),
  ],
])('%j is rejected', (text, problem) => {
  expect(readChapters(text, 84_000)).toEqual({ ok: false, problem })
})
