import { expect, test } from 'vitest'
import { readLine } from './progress'

test.each([
  ['{"level":60,"msg":"APP_URL is missing."}', ['APP_URL is missing.']],
  [
    '{"level":50,"error":"Error: no","stack":"Error: no\\n    at a","msg":"it failed"}',
    ['it failed', 'Error: no', '    at a'],
  ],
  ['plain text', ['plain text']],
  ['{"level":30}', ['{"level":30}']],
])('a line of a log is shown as %s', (line, shown) => {
  expect(readLine(line)).toEqual(shown)
})
