import { describe, expect, test, vi } from 'vitest'
import { fileByteLimit } from '@/lib/deliveries/rules'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import { notAPhotoText } from '@/lib/deliveries/words'
import { ConnectionLostError, type SendFile } from './upload-journey'
import { createUploadQueue, isLostOnLeaving, type Upload, type UploadQueue } from './upload-queue'

let nextDate = 1000

/** A file unlike any other. */
function file(name: string, size = 10): File {
  const made = new File([name], name, { type: 'image/jpeg', lastModified: nextDate++ })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const stored = (fileId: string): UploadOutcome => ({
  ...{ outcome: 'stored', fileId, contentType: 'image/jpeg' },
  crc32: 1,
})

/** As a draft leaves it. */
const queueEntry: Upload = {
  ...{ id: 'draft-0', name: 'a', bytes: 10, takenAt: 5, file: null, purpose: 'PHOTO_ORIGINAL' },
  ...{ state: 'done', percent: 100, problem: null, fileId: null, crc32: null },
}

type Journey = {
  arrive: (outcome: UploadOutcome) => void
  fail: (error: Error) => void
  move: (percent: number) => void
  signal: AbortSignal
}

/** Sends nothing by itself: each file waits to be told what becomes of it. */
function createTestQueue() {
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
  return { queue: createUploadQueue(send), on, traveling: () => [...journeys.keys()] }
}

const flushPromises = () => new Promise((resolve) => setTimeout(resolve))

test('four files travel at once; the next starts when one is done', async () => {
  const { queue, on, traveling } = createTestQueue()
  queue.add(
    ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
    'PHOTO_ORIGINAL',
  )
  expect(traveling()).toEqual(['a', 'b', 'c', 'd'])
  on('b').arrive(stored('1'))
  await flushPromises()
  expect(traveling()).toContain('e')
  expect(queue.read().map(({ state }) => state)).toEqual([
    'uploading',
    'done',
    'uploading',
    'uploading',
    'uploading',
  ])
  expect(queue.read()[1]?.fileId).toBe('1')
})

test('progress never passes 100 and never goes back; at 100 the server is still looking', async () => {
  const { queue, on } = createTestQueue()
  queue.add([file('a')], 'PHOTO_ORIGINAL')
  const percents = [12.7, 9, 64, 103.4, 80].map((percent) => {
    on('a').move(percent)
    return queue.read()[0]?.percent
  })
  expect(percents).toEqual([12, 12, 64, 100, 100])
  expect(queue.read()[0]?.state).toBe('checking')
})

describe('what goes wrong', () => {
  test('a file that failed can be tried again', async () => {
    const { queue, on } = createTestQueue()
    const {
      ids: [id = ''],
    } = await queue.add([file('a')], 'PHOTO_ORIGINAL')
    on('a').fail(new Error('You cannot do this.'))
    await flushPromises()
    expect(queue.read()[0]).toMatchObject({ state: 'failed', problem: 'You cannot do this.' })
    queue.retry(id)
    on('a').arrive(stored('1'))
    await flushPromises()
    expect(queue.read()[0]).toMatchObject({ state: 'done', problem: null })
  })

  test('after a broken line a file goes on by itself, and its progress stays', async () => {
    vi.useFakeTimers()
    try {
      const { queue, on } = createTestQueue()
      queue.add([file('a')], 'PHOTO_ORIGINAL')
      on('a').move(41)
      on('a').fail(new ConnectionLostError('Connection lost'))
      await vi.advanceTimersByTimeAsync(100)
      expect(queue.read()[0]).toMatchObject({ state: 'lost', percent: 41 })
      await vi.advanceTimersByTimeAsync(2_000)
      expect(queue.read()[0]).toMatchObject({ state: 'uploading', percent: 41 })
      on('a').arrive(stored('1'))
      await vi.advanceTimersByTimeAsync(0)
      expect(queue.read()[0]?.state).toBe('done')
    } finally {
      vi.useRealTimers()
    }
  })

  test('what the browser says of its line stops and resumes what travels', () => {
    const { queue, on } = createTestQueue()
    queue.add([file('a')], 'PHOTO_ORIGINAL')
    const before = on('a')
    queue.goOffline()
    expect(before.signal.aborted).toBe(true)
    expect(queue.read()[0]?.state).toBe('lost')
    queue.goOnline()
    expect(queue.read()[0]?.state).toBe('uploading')
  })

  test('a text named .jpg is rejected with its reason, and the others go on', async () => {
    const { queue, on } = createTestQueue()
    queue.add([file('notes.jpg'), file('b.jpg')], 'PHOTO_ORIGINAL')
    on('notes.jpg').arrive({
      outcome: 'rejected',
      problem: notAPhotoText('notes.jpg'),
    })
    on('b.jpg').arrive(stored('1'))
    await flushPromises()
    expect(queue.read().map(({ state, problem }) => [state, problem])).toEqual([
      ['rejected', notAPhotoText('notes.jpg')],
      ['done', null],
    ])
  })

  test('an empty file, one too large and a 501st never travel', async () => {
    const { queue, traveling } = createTestQueue()
    await queue.add([file('empty', 0), file('large', fileByteLimit + 1)], 'PHOTO_ORIGINAL')
    expect(queue.read().map(({ problem }) => problem)).toEqual(['The file is empty', 'Larger than 100 MB'])
    await queue.add(
      Array.from({ length: 501 }, (_, index) => file(`${index}`)),
      'PHOTO_ORIGINAL',
    )
    expect(queue.read().at(-1)).toMatchObject({
      state: 'rejected',
      problem: 'Only 500 photos fit in one delivery',
    })
    expect(traveling()).toHaveLength(4)
  })

  test('a preview fits beside 500 photos, and takes the place of none of them', async () => {
    const { queue } = createTestQueue()
    await queue.add([file('preview')], 'PHOTO_PREVIEW_SOURCE')
    const photos = Array.from({ length: 500 }, (_, index) => file(`${index}`))
    await queue.add(photos, 'PHOTO_ORIGINAL')
    await queue.add([file('second preview')], 'PHOTO_PREVIEW_SOURCE')
    expect(queue.read().filter(({ state }) => state === 'rejected')).toEqual([])
    await queue.add([file('one more')], 'PHOTO_ORIGINAL')
    expect(queue.read().at(-1)).toMatchObject({ state: 'rejected' })
  })
})

test('a removed file stops traveling, and its late answer changes nothing', async () => {
  const { queue, on } = createTestQueue()
  const {
    ids: [id = ''],
  } = await queue.add([file('a')], 'PHOTO_ORIGINAL')
  const changed = vi.fn()
  queue.remove([id])
  queue.subscribe(changed)
  expect(on('a').signal.aborted).toBe(true)
  on('a').arrive(stored('1'))
  await flushPromises()
  expect(queue.read()).toEqual([])
  expect(changed).not.toHaveBeenCalled()
})

describe('a pause', () => {
  test('stops everything that moves, and nothing follows until all resume', async () => {
    const { queue, on, traveling } = createTestQueue()
    queue.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
      'PHOTO_ORIGINAL',
    )
    on('a').arrive(stored('1'))
    await flushPromises()
    queue.pauseAll()
    await flushPromises()
    expect(queue.read().map(({ state }) => state)).toEqual(['done', 'paused', 'paused', 'paused', 'paused'])
    expect(on('b').signal.aborted).toBe(true)
    queue.resumeAll()
    expect(on('b').signal.aborted).toBe(false)
    expect(traveling()).toHaveLength(5)
  })

  test('of one file lets the next go', async () => {
    const { queue, traveling } = createTestQueue()
    const {
      ids: [first = ''],
    } = await queue.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
      'PHOTO_ORIGINAL',
    )
    queue.pause(first)
    expect(traveling()).toContain('e')
    expect(queue.read()[0]?.state).toBe('paused')
  })
})

test('a new order moves the named files among themselves and leaves the others where they are', async () => {
  const { queue } = createTestQueue()
  const {
    ids: [a = '', b = ''],
  } = await queue.add([file('a'), file('b')], 'PHOTO_ORIGINAL')
  queue.add([file('preview')], 'PHOTO_PREVIEW_SOURCE')
  const {
    ids: [c = ''],
  } = await queue.add([file('c')], 'PHOTO_ORIGINAL')
  queue.arrange([c, a, b])
  expect(queue.read().map(({ name }) => name)).toEqual(['c', 'a', 'preview', 'b'])
})

describe('a file that is chosen again', () => {
  const photo = (content: string, name = 'a', lastModified = 5) => new File([content], name, { lastModified })
  const states = (queue: UploadQueue) => queue.read().map(({ state }) => state)

  test.each([
    ['by name, size and date', photo('one')],
    ['by its content under another date, as after a copy', photo('one', 'a', 9)],
    ['by its content under another name', photo('one', 'b')],
  ])('is known %s', async (_name, again) => {
    const { queue } = createTestQueue()
    const { ids } = await queue.add([photo('one')], 'PHOTO_ORIGINAL')
    expect(await queue.add([again, again], 'PHOTO_ORIGINAL')).toEqual({ ids: [...ids, ...ids], repeated: 2 })
    expect(states(queue)).toEqual(['uploading'])
  })

  test('is another one when only its name, or only name and size, are the same', async () => {
    const { queue } = createTestQueue()
    await queue.add([photo('one'), photo('four'), photo('two', 'a', 9)], 'PHOTO_ORIGINAL')
    expect(states(queue)).toEqual(['uploading', 'uploading', 'uploading'])
  })

  test('is known while another choice is still being compared', async () => {
    const { queue } = createTestQueue()
    await queue.add([photo('one')], 'PHOTO_ORIGINAL')
    await Promise.all(
      [photo('two', 'a', 9), photo('two', 'a', 9)].map((one) => queue.add([one], 'PHOTO_ORIGINAL')),
    )
    expect(queue.read()).toHaveLength(2)
  })

  test('is known by what the server counted, where this browser has not got it', async () => {
    const { queue } = createTestQueue()
    const left = { ...queueEntry, id: 'draft-0', name: 'a', bytes: 9, state: 'done' as const, fileId: '1' }
    queue.restore([{ ...left, crc32: 0xcbf4_3926 }])
    expect(await queue.add([photo('123456789', 'a', 9)], 'PHOTO_ORIGINAL')).toMatchObject({
      ids: ['draft-0'],
    })
    expect(states(queue)).toEqual(['done'])
  })

  test('as a preview is the full photo it is already, and the other way round', async () => {
    const { queue } = createTestQueue()
    const full = await queue.add([photo('one')], 'PHOTO_ORIGINAL')
    expect(await queue.add([photo('one')], 'PHOTO_PREVIEW_SOURCE')).toMatchObject({ ids: full.ids })
    await queue.add([photo('two', 'b')], 'PHOTO_PREVIEW_SOURCE')
    await queue.add([photo('two', 'b')], 'PHOTO_ORIGINAL')
    expect(queue.read().map(({ purpose }) => purpose)).toEqual(['PHOTO_ORIGINAL', 'PHOTO_ORIGINAL'])
  })

  test('in the place of a rejected one is sent from there, unless it is in the list already', async () => {
    const { queue, on } = createTestQueue()
    const { ids } = await queue.add([photo('one'), photo('two', 'b')], 'PHOTO_ORIGINAL')
    on('a').arrive({ outcome: 'rejected', problem: 'a is damaged' })
    await flushPromises()
    await queue.replace(ids[0] ?? '', photo('two', 'b'))
    expect(queue.read()[0]).toMatchObject({ state: 'rejected', problem: 'b is already in the list' })
    await queue.replace(ids[0] ?? '', photo('new', 'c'))
    expect(queue.read()[0]).toMatchObject({ id: ids[0], name: 'c', state: 'uploading', problem: null })
    on('c').arrive(stored('1'))
    await flushPromises()
    expect(queue.read()[0]).toMatchObject({ state: 'done', fileId: '1' })
  })
})

test('leaving loses what is under way or paused, and nothing that has arrived', async () => {
  const { queue, on } = createTestQueue()
  await queue.add([file('a'), file('b')], 'PHOTO_ORIGINAL')
  on('a').arrive(stored('1'))
  await flushPromises()
  queue.pauseAll()
  expect(queue.read().map(isLostOnLeaving)).toEqual([false, true])
  queue.restore([{ ...queueEntry, state: 'missing' }])
  expect(queue.read().map(isLostOnLeaving)).toEqual([false])
})
