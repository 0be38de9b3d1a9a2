import { expect, test } from 'vitest'
import type { Film } from '@/lib/photos/media/schema'
import { countMedia, sumUpMedia } from './sum-up-media'

const film: Film = {
  id: 'film',
  name: 'House tour.mp4',
  durationMs: 84_000,
  width: 1920,
  height: 1080,
  isUnbranded: false,
  miniature: null,
  hasPoster: true,
  hasPreview: true,
  open: { sizeBytes: 1000, sources: [], captions: null, chapters: [] },
}
const locked: Film = { ...film, id: 'locked', name: null, open: null }
const document = { id: 'document', name: 'Floor plan.pdf', sizeBytes: 20 }

test('a download has only what is open', () => {
  expect(sumUpMedia({ films: [film, locked], documents: [document, document] })).toEqual({
    text: '1 film, 2 documents',
    bytes: 1040,
  })
  expect(sumUpMedia({ films: [locked], documents: [] })).toBeNull()
})

test('locked ones are counted where they are announced', () => {
  expect(countMedia({ films: [locked], documents: [], lockedDocuments: 2 })).toBe('1 film, 2 documents')
  expect(countMedia({ films: [], documents: [], lockedDocuments: 0 })).toBeNull()
})
