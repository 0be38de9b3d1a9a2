import { describe, expect, test, vi } from 'vitest'
import { fileByteLimit } from '@/lib/deliveries/rules'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import { createUploadQueue, type SendFile } from './upload-queue'

function file(name: string, size = 10): File {
  const made = new File(['x'], name, { type: 'image/jpeg' })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const kept = (fileId: string): UploadOutcome => ({ outcome: 'kept', fileId, contentType: 'image/jpeg' })

type Journey = {
  arrive: (outcome: UploadOutcome) => void
  fail: (error: Error) => void
  move: (percent: number) => void
  signal: AbortSignal
}

/** Sends nothing by itself: each file waits to be told what becomes of it. */
function openLine() {
  const journeys = new Map<string, Journey>()
  const send: SendFile = (sent, { onProgress, signal }) =>
    new Promise((arrive, fail) => {
      journeys.set(sent.name, { arrive, fail, move: onProgress, signal })
    })
  const on = (name: string) => {
    const found = journeys.get(name)
    if (!found) throw new Error(`${name} does not travel`)
    return found
  }
  return { queue: createUploadQueue(send), on, travelling: () => [...journeys.keys()] }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('four files travel at once; the next starts when one is done', async () => {
  const { queue, on, travelling } = openLine()
  queue.add(
    ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
    'PHOTO_ORIGINAL',
  )
  expect(travelling()).toEqual(['a', 'b', 'c', 'd'])
  on('b').arrive(kept('1'))
  await settled()
  expect(travelling()).toContain('e')
  expect(queue.read().map(({ state }) => state)).toEqual([
    'uploading',
    'done',
    'uploading',
    'uploading',
    'uploading',
  ])
  expect(queue.read()[1]?.kept).toEqual({ fileId: '1', contentType: 'image/jpeg' })
})

test('progress never passes 100 and never goes back; at 100 the server is still looking', async () => {
  const { queue, on } = openLine()
  queue.add([file('a')], 'PHOTO_ORIGINAL')
  const percents = [12.7, 9, 64, 103.4, 80].map((percent) => {
    on('a').move(percent)
    return queue.read()[0]?.percent
  })
  expect(percents).toEqual([12, 12, 64, 100, 100])
  expect(queue.read()[0]?.state).toBe('checking')
})

describe('what goes wrong', () => {
  test('a lost connection can be tried again', async () => {
    const { queue, on } = openLine()
    const [id = ''] = queue.add([file('a')], 'PHOTO_ORIGINAL')
    on('a').fail(new Error('Connection lost at 41%'))
    await settled()
    expect(queue.read()[0]).toMatchObject({ state: 'failed', problem: 'Connection lost at 41%' })
    queue.retry(id)
    on('a').arrive(kept('1'))
    await settled()
    expect(queue.read()[0]).toMatchObject({ state: 'done', problem: null })
  })

  test('a text named .jpg is refused with its reason, and the others go on', async () => {
    const { queue, on } = openLine()
    queue.add([file('notes.jpg'), file('b.jpg')], 'PHOTO_ORIGINAL')
    on('notes.jpg').arrive({
      outcome: 'refused',
      problem: 'notes.jpg is not a photo in a format we take',
    })
    on('b.jpg').arrive(kept('1'))
    await settled()
    expect(queue.read().map(({ state, problem }) => [state, problem])).toEqual([
      ['refused', 'notes.jpg is not a photo in a format we take'],
      ['done', null],
    ])
  })

  test('an empty file, one too large and a 501st never travel', () => {
    const { queue, travelling } = openLine()
    queue.add([file('empty', 0), file('large', fileByteLimit + 1)], 'PHOTO_ORIGINAL')
    expect(queue.read().map(({ problem }) => problem)).toEqual(['The file is empty', 'Larger than 100 MB'])
    queue.add(
      Array.from({ length: 501 }, (_, index) => file(`${index}`)),
      'PHOTO_ORIGINAL',
    )
    expect(queue.read().at(-1)).toMatchObject({
      state: 'refused',
      problem: 'Only 500 photos fit in one delivery',
    })
    expect(travelling()).toHaveLength(4)
  })
})

test('a removed file stops travelling, and its late answer changes nothing', async () => {
  const { queue, on } = openLine()
  const [id = ''] = queue.add([file('a')], 'PHOTO_ORIGINAL')
  const changed = vi.fn()
  queue.remove(id)
  queue.subscribe(changed)
  expect(on('a').signal.aborted).toBe(true)
  on('a').arrive(kept('1'))
  await settled()
  expect(queue.read()).toEqual([])
  expect(changed).not.toHaveBeenCalled()
})
