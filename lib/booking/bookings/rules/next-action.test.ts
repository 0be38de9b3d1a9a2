import { expect, test } from 'vitest'
import { chooseNextAction } from './next-action'

const client = {
  reader: 'CLIENT',
  status: 'CONFIRMED',
  isToday: false,
  isOver: false,
  step: null,
  mayApprove: false,
  canSendPhotos: false,
  hasPhotos: false,
  canChoose: false,
  canPay: false,
  canRemind: false,
  lacksAccess: false,
  canCall: true,
} as const
const studio = { ...client, reader: 'PHOTOGRAPHER', canSendPhotos: true } as const

test('a client prepares the shoot, then pays, then sees the photos', () => {
  expect(chooseNextAction({ ...client, status: 'PENDING', lacksAccess: true })).toBe('message')
  expect(chooseNextAction({ ...client, lacksAccess: true })).toBe('add-access')
  expect(chooseNextAction(client)).toBe('add-to-calendar')
  expect(chooseNextAction({ ...client, isToday: true })).toBe('call')
  expect(chooseNextAction({ ...client, isToday: true, canCall: false })).toBe('add-to-calendar')
  expect(chooseNextAction({ ...client, isToday: true, isOver: true })).toBe('message')
  expect(chooseNextAction({ ...client, status: 'COMPLETED', hasPhotos: true, canPay: true })).toBe('pay')
  expect(chooseNextAction({ ...client, status: 'COMPLETED', hasPhotos: true })).toBe('view-photos')
  expect(chooseNextAction({ ...client, status: 'CANCELLED' })).toBe('book-again')
})

test('photos are chosen before they are paid for', () => {
  const chooses = { ...client, status: 'COMPLETED', hasPhotos: true, canChoose: true } as const
  expect(chooseNextAction({ ...chooses, canPay: true })).toBe('choose-photos')
  expect(chooseNextAction(chooses)).toBe('choose-photos')
})

test('a deposit or a late fee comes before everything else', () => {
  expect(chooseNextAction({ ...client, status: 'PENDING', canPay: true })).toBe('pay')
  expect(chooseNextAction({ ...client, status: 'CANCELLED', canPay: true })).toBe('pay')
})

test('the studio approves, shoots, sends, and reminds', () => {
  expect(chooseNextAction({ ...studio, status: 'PENDING', mayApprove: true })).toBe('approve')
  expect(chooseNextAction(studio)).toBe('message')
  expect(chooseNextAction({ ...studio, isToday: true, step: 'on-the-way' })).toBe('on-the-way')
  expect(chooseNextAction({ ...studio, isToday: true, isOver: true, step: 'finish' })).toBe('finish')
  expect(chooseNextAction({ ...studio, isOver: true })).toBe('send-photos')
  expect(chooseNextAction({ ...studio, isToday: true, isOver: true, step: 'start' })).toBe('send-photos')
  expect(chooseNextAction({ ...studio, status: 'COMPLETED', canSendPhotos: false })).toBe('message')
  expect(chooseNextAction({ ...studio, status: 'COMPLETED', hasPhotos: true, canRemind: true })).toBe(
    'remind',
  )
  expect(chooseNextAction({ ...studio, status: 'COMPLETED', hasPhotos: true })).toBe('view-photos')
  expect(chooseNextAction({ ...studio, status: 'CANCELLED', isOver: true })).toBe('message')
})
