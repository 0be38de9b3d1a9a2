import { expect, test, vi } from 'vitest'
import { defer } from './defer'

test('a module is fetched once, and read once it is there', async () => {
  const load = vi.fn(async () => 'module')
  const deferred = defer(load)
  const notified = vi.fn()
  deferred.subscribe(notified)
  expect(deferred.read()).toBe(null)
  expect(await Promise.all([deferred.fetchOnce(), deferred.fetchOnce()])).toEqual(['module', 'module'])
  expect(deferred.read()).toBe('module')
  expect(notified).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})

test('a fetch that failed is repeated', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'))
  const deferred = defer(load)
  await expect(deferred.fetchOnce()).rejects.toThrow('offline')
  expect(await deferred.fetchOnce()).toBe('module')
})
