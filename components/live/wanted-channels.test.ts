import { expect, test } from 'vitest'
import { onWantedChannels, wantChannel, wantedChannels } from './wanted-channels'

test('a channel is wanted until its last subscriber leaves', () => {
  const heard: string[][] = []
  const stop = onWantedChannels(() => heard.push(wantedChannels()))
  const leaveFirst = wantChannel('private-slots')
  const leaveSecond = wantChannel('private-slots')
  leaveFirst()
  expect(wantedChannels()).toEqual(['private-slots'])
  leaveSecond()
  expect(heard.at(-1)).toEqual([])
  stop()
  wantChannel('private-other')()
  expect(heard).toHaveLength(4)
})
