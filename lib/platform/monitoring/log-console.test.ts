import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from './log'
import { logConsole } from './log-console'

const written: unknown[][] = []
let restore: () => void

beforeEach(() => {
  written.length = 0
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log(), level).mockImplementation((...parts: unknown[]) => void written.push([level, ...parts]))
  }
  restore = logConsole()
})
afterEach(() => restore())

test('what is printed becomes lines of the log, without marks and colors', () => {
  console.log('\u001b[32m ✓\u001b[39m Ready in %s', '98ms')
  console.warn(' ⚠ careful')
  console.log('')
  console.log('- Local:        http://localhost:3000')
  expect(written).toEqual([
    ['info', {}, 'Ready in 98ms'],
    ['warn', {}, 'careful'],
    ['info', {}, 'Local:        http://localhost:3000'],
  ])
})

test('an error is logged with its stack, and the text beside it', () => {
  const error = new TypeError('nothing is there')
  console.error(' ⨯ uncaughtException: ', error)
  console.error(error)
  expect(written).toEqual([
    ['error', { error: 'TypeError: nothing is there', stack: inspect(error) }, 'uncaughtException:'],
    ['error', { error: 'TypeError: nothing is there', stack: inspect(error) }, 'TypeError: nothing is there'],
  ])
})

test("Node.js' warnings are logged", async () => {
  process.emitWarning('this is old', { type: 'DeprecationWarning', code: 'DEP1' })
  await vi.waitFor(() => expect(written).toEqual([['warn', {}, '[DEP1] DeprecationWarning: this is old']]))
})
