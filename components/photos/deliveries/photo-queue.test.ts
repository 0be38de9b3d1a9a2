import { describe, expect, test, vi } from 'vitest'
import { ConnectionLostError } from '@/components/uploads/connection-lost'
import { isLostOnLeaving } from '@/components/uploads/upload-queue'
import { fileByteLimit } from '@/lib/photos/deliveries/limits'
import { fileSizeError } from '@/lib/photos/deliveries/rules/files'
import type { PhotoOutcome } from '@/lib/photos/deliveries/schema/sending'
import { alreadyListedText, notAPhotoText, tooManyPhotosText } from '@/lib/photos/deliveries/words/uploads'
import { createPhotoQueue, type PhotoQueue, type PhotoUpload, type SendPhoto, unsorted } from './photo-queue'

let nextDate = 1000

/** Creates a file that differs from all others. */
function file(name: string, size = 10): File {
  const made = new File([name], name, { type: 'image/jpeg', lastModified: nextDate++ })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const stored = (fileId: string): PhotoOutcome => ({
  outcome: 'stored',
  fileId,
  contentType: 'image/jpeg',
  crc32: 1,
})

/** An upload as restored from a draft. */
const queueEntry: PhotoUpload = {
  id: 'draft-0',
  name: 'a',
  bytes: 10,
  takenAt: 5,
  file: null,
  purpose: 'PHOTO_ORIGINAL',
  state: 'done',
  percent: 100,
  problem: null,
  fileId: null,
  crc32: null,
  ...unsorted,
}

type PendingUpload = {
  finish: (outcome: PhotoOutcome) => void
  fail: (error: Error) => void
  progress: (percent: number) => void
  signal: AbortSignal
}

/** Creates a queue whose uploads progress, finish and fail only when the test says so. */
function createTestQueue() {
  const pending = new Map<string, PendingUpload>()
  const send: SendPhoto = (sent, { onProgress, signal }) =>
    new Promise((finish, fail) => {
      pending.set(sent.name, { finish, fail, progress: onProgress, signal })
    })
  const on = (name: string) => {
    const found = pending.get(name)
    if (!found) throw new Error(`${name} is not being uploaded`)
    return found
  }
  return { queue: createPhotoQueue(send), on, startedNames: () => [...pending.keys()] }
}

const flushPromises = () => new Promise((resolve) => setTimeout(resolve))

test('four files upload at once; the next starts when one is done', async () => {
  const { queue, on, startedNames } = createTestQueue()
  queue.add(
    ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
    'PHOTO_ORIGINAL',
  )
  expect(startedNames()).toEqual(['a', 'b', 'c', 'd'])
  on('b').finish(stored('1'))
  await flushPromises()
  expect(startedNames()).toContain('e')
  expect(queue.read().map(({ state }) => state)).toEqual([
    'uploading',
    'done',
    'uploading',
    'uploading',
    'uploading',
  ])
  expect(queue.read()[1]?.fileId).toBe('1')
})

test('progress never passes 100 and never goes back; at 100 the server is still checking the file', async () => {
  const { queue, on } = createTestQueue()
  queue.add([file('a')], 'PHOTO_ORIGINAL')
  const percents = [12.7, 9, 64, 103.4, 80].map((percent) => {
    on('a').progress(percent)
    return queue.read()[0]?.percent
  })
  expect(percents).toEqual([12, 12, 64, 100, 100])
  expect(queue.read()[0]?.state).toBe('checking')
})

describe('errors', () => {
  test('a failed file can be retried', async () => {
    const { queue, on } = createTestQueue()
    const {
      ids: [id = ''],
    } = await queue.add([file('a')], 'PHOTO_ORIGINAL')
    on('a').fail(new Error('Not allowed'))
    await flushPromises()
    expect(queue.read()[0]).toMatchObject({ state: 'failed', problem: 'Not allowed' })
    queue.retry(id)
    on('a').finish(stored('1'))
    await flushPromises()
    expect(queue.read()[0]).toMatchObject({ state: 'done', problem: null })
  })

  test('after a lost connection an upload resumes automatically and keeps its progress', async () => {
    vi.useFakeTimers()
    try {
      const { queue, on } = createTestQueue()
      queue.add([file('a')], 'PHOTO_ORIGINAL')
      on('a').progress(41)
      on('a').fail(new ConnectionLostError('Connection lost'))
      await vi.advanceTimersByTimeAsync(100)
      expect(queue.read()[0]).toMatchObject({ state: 'lost', percent: 41 })
      await vi.advanceTimersByTimeAsync(2_000)
      expect(queue.read()[0]).toMatchObject({ state: 'uploading', percent: 41 })
      on('a').finish(stored('1'))
      await vi.advanceTimersByTimeAsync(0)
      expect(queue.read()[0]?.state).toBe('done')
    } finally {
      vi.useRealTimers()
    }
  })

  test('going offline and back online stops and resumes uploads', () => {
    const { queue, on } = createTestQueue()
    queue.add([file('a')], 'PHOTO_ORIGINAL')
    const before = on('a')
    queue.goOffline()
    expect(before.signal.aborted).toBe(true)
    expect(queue.read()[0]?.state).toBe('lost')
    queue.goOnline()
    expect(queue.read()[0]?.state).toBe('uploading')
  })

  test('a text named .jpg is rejected with its reason, and the others continue', async () => {
    const { queue, on } = createTestQueue()
    queue.add([file('notes.jpg'), file('b.jpg')], 'PHOTO_ORIGINAL')
    on('notes.jpg').finish({
      outcome: 'rejected',
      problem: notAPhotoText('notes.jpg'),
    })
    on('b.jpg').finish(stored('1'))
    await flushPromises()
    expect(queue.read().map(({ state, problem }) => [state, problem])).toEqual([
      ['rejected', notAPhotoText('notes.jpg')],
      ['done', null],
    ])
  })

  test('an empty file, one that is too large and a 501st are never uploaded', async () => {
    const { queue, startedNames } = createTestQueue()
    await queue.add([file('empty', 0), file('large', fileByteLimit + 1)], 'PHOTO_ORIGINAL')
    expect(queue.read().map(({ problem }) => problem)).toEqual([
      fileSizeError({ size: 0 }),
      fileSizeError({ size: fileByteLimit + 1 }),
    ])
    await queue.add(
      Array.from({ length: 501 }, (_, index) => file(`${index}`)),
      'PHOTO_ORIGINAL',
    )
    expect(queue.read().at(-1)).toMatchObject({
      state: 'rejected',
      problem: tooManyPhotosText,
    })
    expect(startedNames()).toHaveLength(4)
  })

  test('separate previews fit beside 500 photos', async () => {
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

test('removing a file stops its upload, and a late response changes nothing', async () => {
  const { queue, on } = createTestQueue()
  const {
    ids: [id = ''],
  } = await queue.add([file('a')], 'PHOTO_ORIGINAL')
  const changed = vi.fn()
  queue.remove([id])
  queue.subscribe(changed)
  expect(on('a').signal.aborted).toBe(true)
  on('a').finish(stored('1'))
  await flushPromises()
  expect(queue.read()).toEqual([])
  expect(changed).not.toHaveBeenCalled()
})

describe('pausing', () => {
  test('stops all uploads, and none starts until they are resumed', async () => {
    const { queue, on, startedNames } = createTestQueue()
    queue.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
      'PHOTO_ORIGINAL',
    )
    on('a').finish(stored('1'))
    await flushPromises()
    queue.pauseAll()
    await flushPromises()
    expect(queue.read().map(({ state }) => state)).toEqual(['done', 'paused', 'paused', 'paused', 'paused'])
    expect(on('b').signal.aborted).toBe(true)
    queue.resumeAll()
    expect(on('b').signal.aborted).toBe(false)
    expect(startedNames()).toHaveLength(5)
  })

  test('one file lets the next one start', async () => {
    const { queue, startedNames } = createTestQueue()
    const {
      ids: [first = ''],
    } = await queue.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
      'PHOTO_ORIGINAL',
    )
    queue.pause(first)
    expect(startedNames()).toContain('e')
    expect(queue.read()[0]?.state).toBe('paused')
  })
})

test('reordering moves the given files among their positions and leaves the others in place', async () => {
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
  const states = (queue: PhotoQueue) => queue.read().map(({ state }) => state)

  test.each([
    ['by name, size and date', photo('one')],
    ['by its content under another date, as after a copy', photo('one', 'a', 9)],
    ['by its content under another name', photo('one', 'b')],
  ])('is recognized %s', async (_name, again) => {
    const { queue } = createTestQueue()
    const { ids } = await queue.add([photo('one')], 'PHOTO_ORIGINAL')
    expect(await queue.add([again, again], 'PHOTO_ORIGINAL')).toEqual({ ids: [...ids, ...ids], repeated: 2 })
    expect(states(queue)).toEqual(['uploading'])
  })

  test('is a different one when only its name, or only its name and size, match', async () => {
    const { queue } = createTestQueue()
    await queue.add([photo('one'), photo('four'), photo('two', 'a', 9)], 'PHOTO_ORIGINAL')
    expect(states(queue)).toEqual(['uploading', 'uploading', 'uploading'])
  })

  test('is recognized while another choice is still being compared', async () => {
    const { queue } = createTestQueue()
    await queue.add([photo('one')], 'PHOTO_ORIGINAL')
    await Promise.all(
      [photo('two', 'a', 9), photo('two', 'a', 9)].map((one) => queue.add([one], 'PHOTO_ORIGINAL')),
    )
    expect(queue.read()).toHaveLength(2)
  })

  test('is recognized by the checksum of the server when this browser does not have it', async () => {
    const { queue } = createTestQueue()
    const left = { ...queueEntry, id: 'draft-0', name: 'a', bytes: 9, state: 'done' as const, fileId: '1' }
    queue.restore([{ ...left, crc32: 0xcbf4_3926 }])
    expect(await queue.add([photo('123456789', 'a', 9)], 'PHOTO_ORIGINAL')).toMatchObject({
      ids: ['draft-0'],
    })
    expect(states(queue)).toEqual(['done'])
  })

  test('as a preview is recognized as the full photo, and vice versa', async () => {
    const { queue } = createTestQueue()
    const full = await queue.add([photo('one')], 'PHOTO_ORIGINAL')
    expect(await queue.add([photo('one')], 'PHOTO_PREVIEW_SOURCE')).toMatchObject({ ids: full.ids })
    await queue.add([photo('two', 'b')], 'PHOTO_PREVIEW_SOURCE')
    await queue.add([photo('two', 'b')], 'PHOTO_ORIGINAL')
    expect(queue.read().map(({ purpose }) => purpose)).toEqual(['PHOTO_ORIGINAL', 'PHOTO_ORIGINAL'])
  })

  test('instead of a rejected one is uploaded in its place, unless it is already in the list', async () => {
    const { queue, on } = createTestQueue()
    const { ids } = await queue.add([photo('one'), photo('two', 'b')], 'PHOTO_ORIGINAL')
    on('a').finish({ outcome: 'rejected', problem: 'a is damaged' })
    await flushPromises()
    await queue.replace(ids[0] ?? '', photo('two', 'b'))
    expect(queue.read()[0]).toMatchObject({ state: 'rejected', problem: alreadyListedText('b') })
    await queue.replace(ids[0] ?? '', photo('new', 'c'))
    expect(queue.read()[0]).toMatchObject({ id: ids[0], name: 'c', state: 'uploading', problem: null })
    on('c').finish(stored('1'))
    await flushPromises()
    expect(queue.read()[0]).toMatchObject({ state: 'done', fileId: '1' })
  })
})

test('leaving loses unfinished and paused uploads, but no finished ones', async () => {
  const { queue, on } = createTestQueue()
  await queue.add([file('a'), file('b')], 'PHOTO_ORIGINAL')
  on('a').finish(stored('1'))
  await flushPromises()
  queue.pauseAll()
  expect(queue.read().map(isLostOnLeaving)).toEqual([false, true])
  queue.restore([{ ...queueEntry, state: 'missing' }])
  expect(queue.read().map(isLostOnLeaving)).toEqual([false])
})
