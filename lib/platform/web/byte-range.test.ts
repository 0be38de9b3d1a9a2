import { expect, test } from 'vitest'
import { readByteRange } from './byte-range'

test.each([
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=10-19', { from: 10, to: 20 }],
  ['bytes=90-', { from: 90, to: 100 }],
  ['bytes=90-4000', { from: 90, to: 100 }],
  ['bytes=-1', { from: 99, to: 100 }],
  ['bytes=-4000', { from: 0, to: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%s of a hundred bytes', (header, range) => expect(readByteRange(header, 100)).toEqual(range))

test.each([null, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=a-b', 'bytes=1e3-'])(
  '%s means the whole',
  (header) => expect(readByteRange(header, 100)).toBeNull(),
)
