import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache'

/** A cache of texts whose size is their length, and what was loaded. */
function textCache(maxSize: number) {
  const loaded: string[] = []
  const cache = new BoundedCache<string>(maxSize, (text) => text.length)
  const read = (key: string) =>
    cache.read(key, async () => {
      loaded.push(key)
      if (key.startsWith('broken')) throw new Error('broken')
      return key
    })
  return { loaded, read }
}

test('concurrent callers share one load, and later ones its result', async () => {
  const { loaded, read } = textCache(10)
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a', 'a', 'b'])
  expect(await read('a')).toBe('a')
  expect(loaded).toEqual(['a', 'b'])
})

test('evicts the least recently used beyond its size', async () => {
  const { loaded, read } = textCache(6)
  for (const key of ['aaa', 'bbb', 'aaa', 'cc', 'aaa', 'bbb']) await read(key)
  expect(loaded).toEqual(['aaa', 'bbb', 'cc', 'bbb'])
})

test('serves what is larger than the whole cache without keeping it, or losing room', async () => {
  const { loaded, read } = textCache(3)
  for (const key of ['large', 'large', 'aaa', 'aaa']) expect(await read(key)).toBe(key)
  expect(loaded).toEqual(['large', 'large', 'aaa'])
})

test('does not cache a failure', async () => {
  const { loaded, read } = textCache(3)
  await expect(Promise.all([read('broken'), read('broken')])).rejects.toThrow('broken')
  await expect(read('broken')).rejects.toThrow('broken')
  expect(loaded).toEqual(['broken', 'broken'])
})
