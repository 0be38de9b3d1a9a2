import { expect, test } from 'vitest'
import { dispatchLive, type LiveEvent, listen, setSocket } from './live-events'

test('a channel is followed until its last listener leaves', () => {
  const followed: string[][] = []
  const listener = { events: ['joined'], channel: 'private-slots', handle: () => {} }
  const stopFirst = listen({ ...listener })
  setSocket({ follow: (channels) => followed.push([...channels]), send: () => {} })
  const stopSecond = listen({ ...listener })
  stopFirst()
  expect(followed.at(-1)).toEqual(['private-slots'])
  stopSecond()
  expect(followed.at(-1)).toEqual([])
  setSocket(null)
})

test('a listener hears its events on its channel only', () => {
  const heard: [LiveEvent, unknown][] = []
  const stop = listen({
    events: ['message'],
    channel: 'private-one',
    handle: (event, data) => heard.push([event, data]),
  })
  dispatchLive('message', 1, 'private-one')
  dispatchLive('joined', 2, 'private-one')
  dispatchLive('message', 3, 'private-other')
  dispatchLive('message', 4)
  stop()
  dispatchLive('message', 5, 'private-one')
  expect(heard).toEqual([['message', 1]])
})
