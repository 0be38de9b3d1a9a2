import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { writeStacksOfAborts } from './abort-reasons'

const { abort } = AbortController.prototype
afterEach(() => {
  AbortController.prototype.abort = abort
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Aborts in a method, whose frame refers to its object. */
function abortInMethod(makeReason: () => Error | undefined) {
  const controller = new AbortController()
  const caller = {
    abortNow() {
      controller.abort(makeReason())
    },
  }
  caller.abortNow()
  return { controller, caller: new WeakRef(caller) }
}

/** Whether an object is freed. A single collection may end one that began before and has found the object alive. */
async function isFreed(reference: WeakRef<object>): Promise<boolean> {
  for (let collections = 0; collections < 10; collections += 1) {
    // A WeakRef holds its target until the current job ends.
    await new Promise(setImmediate)
    collectGarbage()
    if (reference.deref() === undefined) return true
  }
  return false
}

test.each([
  ['a given reason', () => new Error('done')],
  ["the platform's reason", () => undefined],
])('frees what aborted for %s', async (_name, makeReason) => {
  writeStacksOfAborts()
  const { controller, caller } = abortInMethod(makeReason)
  expect(await isFreed(caller)).toBe(true)
  expect(controller.signal.reason.stack).toContain('abortNow')
})
