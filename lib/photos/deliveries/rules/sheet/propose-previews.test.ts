import { expect, test } from 'vitest'
import type { Room } from '@/prisma/generated/enums'
import { choosePreviews } from './propose-previews'

const photo = (id: string, room: Room | null, name = `${id}.jpg`) => ({ id, name, room })
const shoot = [
  photo('front', 'FRONT_EXTERIOR'),
  photo('dusk', 'FRONT_EXTERIOR', 'front-dusk.jpg'),
  photo('bed', 'BEDROOM'),
  photo('living', 'LIVING_ROOM'),
]

test('the exterior at dusk and the best interior are proposed', () => {
  expect(choosePreviews(shoot, {})).toEqual(['dusk', 'living'])
  expect(choosePreviews(shoot.slice(0, 1), {})).toEqual(['front'])
})

test('without known rooms, the first photo is the cover', () => {
  expect(choosePreviews([photo('one', null), photo('two', null)], {})).toEqual(['one'])
})

test('what was picked stays, and is never proposed twice', () => {
  expect(choosePreviews(shoot, { cover: 'living' })).toEqual(['living', 'bed'])
  expect(choosePreviews(shoot, { second: 'dusk' })).toEqual(['front', 'dusk'])
  expect(choosePreviews(shoot, { cover: null, second: null })).toEqual([])
})

test('a picked photo that was left out is proposed anew', () => {
  expect(choosePreviews(shoot, { cover: 'gone', second: 'bed' })).toEqual(['dusk', 'bed'])
})
