import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Medium } from '@/lib/site/portfolio/schema'
import { tooManyMedia, unplayableVideoText } from '@/lib/site/portfolio/words'
import { createMediaTileList, readMedia, type SentMedia } from './media-tile-list'

type Sending = {
  name: string
  signal: AbortSignal
  finish: (sent: SentMedia) => void
  fail: (error: Error) => void
}

/** The uploads, in the order they started. */
let sendings: Sending[]
beforeEach(() => {
  sendings = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

function open(stored: Medium[] = []) {
  return createMediaTileList(stored, (file, { signal }) => {
    return new Promise((finish, fail) => sendings.push({ name: file.name, signal, finish, fail }))
  })
}

const photo = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' })
const video = (name: string) => new File(['pictures'], name, { type: 'video/mp4' })
const medium = (address: string, kind: Medium['kind'] = 'image'): Medium => ({
  id: address,
  kind,
  address,
  picture: null,
})
const stored = (address: string, kind: Medium['kind'] = 'image', cannotOpen = false): SentMedia => ({
  outcome: 'stored',
  id: address,
  address,
  kind,
  cannotOpen,
})
const namesOf = (list: ReturnType<typeof open>) => list.read().map(({ name, id }) => name || id)
/** Lets pending results be handled. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('order', () => {
  test('videos come after photos', () => {
    const list = open([medium('a'), medium('b'), medium('f', 'video')])
    list.add([video('g'), photo('c')])
    expect(namesOf(list)).toEqual(['a', 'b', 'c', 'f', 'g'])
    list.move('f', 0)
    expect(namesOf(list)).toEqual(['a', 'b', 'c', 'f', 'g'])
    list.move('a', 4)
    expect(namesOf(list)).toEqual(['b', 'c', 'a', 'f', 'g'])
    list.move('nobody', 0)
    expect(namesOf(list)).toEqual(['b', 'c', 'a', 'f', 'g'])
  })

  test('a file detected as a video moves to the videos', async () => {
    const list = open([medium('a')])
    list.add([photo('tour.jpg'), photo('b')])
    sendings[0]?.finish(stored('/tour', 'video'))
    await flushPromises()
    expect(namesOf(list)).toEqual(['a', 'b', 'tour.jpg'])
    expect(readMedia(list.read(), null)).toEqual({ media: ['a', '/tour'], cover: 'a' })
  })
})

describe('uploads', () => {
  test('run four at a time; a failed one can be retried', async () => {
    const list = open()
    list.add(['1', '2', '3', '4', '5', '6'].map(photo))
    expect(sendings.map(({ name }) => name)).toEqual(['1', '2', '3', '4'])
    sendings[0]?.finish(stored('/1'))
    sendings[1]?.fail(new Error('Not allowed'))
    await flushPromises()
    expect(sendings.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6'])
    const [done, failed] = list.read()
    expect(done).toMatchObject({ state: 'done', percent: 100, address: '/1' })
    expect(failed).toMatchObject({ state: 'failed', problem: 'Not allowed' })
    sendings[2]?.finish(stored('/3'))
    await flushPromises()
    list.retry(failed?.id ?? '')
    expect(sendings.at(-1)?.name).toBe('2')
  })

  test('a rejected file has its reason; a video that this browser cannot open is stored with a warning', async () => {
    const list = open()
    list.add([photo('notes.jpg'), video('odd.mp4')])
    sendings[0]?.finish({ outcome: 'rejected', problem: 'notes.jpg is not a picture' })
    sendings[1]?.finish(stored('/odd', 'video', true))
    await flushPromises()
    expect(list.read()).toMatchObject([
      { state: 'rejected', problem: 'notes.jpg is not a picture', warning: null },
      {
        state: 'done',
        problem: null,
        warning: unplayableVideoText('odd.mp4'),
      },
    ])
  })

  test('an empty file, and one above the limit, are rejected without an upload', () => {
    const list = open(Array.from({ length: 59 }, (_, place) => medium(`/${place}`)))
    list.add([new File([], 'empty.jpg'), photo('60'), photo('61')])
    expect(list.read().slice(59)).toMatchObject([
      { name: 'empty.jpg', state: 'rejected', problem: 'This file is empty' },
      { name: '60', state: 'uploading', problem: null },
      { name: '61', state: 'rejected', problem: tooManyMedia },
    ])
    expect(sendings.map(({ name }) => name)).toEqual(['60'])
  })

  test('removing a file aborts its upload and ignores its result', async () => {
    const list = open()
    list.add([photo('1')])
    list.remove(list.read()[0]?.id ?? '')
    expect(sendings[0]?.signal.aborted).toBe(true)
    sendings[0]?.finish(stored('/1'))
    await flushPromises()
    expect(list.read()).toEqual([])
  })
})

test('the starred photo is the cover, else the first; files that are not stored are not read', () => {
  const list = open([medium('a'), medium('b'), medium('f', 'video')])
  list.add([photo('c')])
  expect(readMedia(list.read(), 'b')).toEqual({ media: ['a', 'b', 'f'], cover: 'b' })
  expect(readMedia(list.read(), 'gone')).toMatchObject({ cover: 'a' })
})
