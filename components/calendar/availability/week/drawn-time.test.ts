import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeOfBlock,
  clockTimes,
  drawAt,
  drawBetween,
  edgeChange,
  moveDrawn,
  moveEdge,
  rangeAround,
  stretchDrawn,
} from './drawn-time'

const date = '2026-06-10'
const hours = { from: 7, until: 21 }
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test('a time is drawn in steps of a quarter of an hour, in both directions', () => {
  const drawn = { startTime: '09:00', endTime: '12:30' }
  expect(clockTimes(drawBetween(date, at('09:07'), at('12:20'), hours))).toEqual(drawn)
  expect(clockTimes(drawBetween(date, at('12:20'), at('09:07'), hours))).toEqual(drawn)
  expect(clockTimes(drawBetween(date, at('09:00'), at('09:01'), hours))).toEqual({
    startTime: '09:00',
    endTime: '09:30',
  })
})

test('a click takes an hour', () => {
  expect(clockTimes(drawAt(date, at('09:50'), hours))).toEqual({ startTime: '09:30', endTime: '10:30' })
  expect(clockTimes(drawAt(date, at('20:59'), hours))).toEqual({ startTime: '20:00', endTime: '21:00' })
})

test('keys move a time and stretch its end', () => {
  const time = drawAt(date, at('09:00'), hours)
  expect(clockTimes(moveDrawn(time, 30, hours))).toEqual({ startTime: '09:30', endTime: '10:30' })
  expect(clockTimes(stretchDrawn(time, 30, hours))).toEqual({ startTime: '09:00', endTime: '10:30' })
  expect(clockTimes(stretchDrawn(time, -300, hours))).toEqual({ startTime: '09:00', endTime: '09:30' })
})

const minutes = fc.integer({ min: -100, max: 1600 })

test('no time leaves the shown hours or the day', () => {
  fc.assert(
    fc.property(
      minutes,
      minutes,
      minutes,
      fc.constantFrom(hours, { from: 0, until: 24 }),
      (one, other, by, shown) => {
        const drawn = drawBetween(date, one, other, shown)
        for (const time of [
          drawn,
          drawAt(date, one, shown),
          moveDrawn(drawn, by, shown),
          stretchDrawn(drawn, by, shown),
        ]) {
          expect(time.start).toBeGreaterThanOrEqual(shown.from * 60)
          expect(time.end).toBeLessThanOrEqual(Math.min(shown.until * 60, 1425))
          expect(time.end - time.start).toBeGreaterThanOrEqual(30)
        }
      },
    ),
  )
})

test('an end of an open time moves in steps, without passing the other end', () => {
  const open = { startTime: '09:00', endTime: '12:00' }
  expect(moveEdge(open, 'end', at('13:10'), hours)).toBe(at('13:15'))
  expect(moveEdge(open, 'end', at('08:00'), hours)).toBe(at('09:30'))
  expect(moveEdge(open, 'start', at('06:00'), hours)).toBe(at('07:00'))
  expect(moveEdge(open, 'start', at('14:00'), hours)).toBe(at('11:30'))
})

test('what an end passes over is opened or closed', () => {
  const open = { startTime: '09:00', endTime: '12:00' }
  const change = (edge: 'start' | 'end', to: string) => edgeChange(open, edge, at(to))
  expect(change('start', '08:00')).toEqual({ change: 'open', startTime: '08:00', endTime: '09:00' })
  expect(change('start', '09:30')).toEqual({ change: 'close', startTime: '09:00', endTime: '09:30' })
  expect(change('end', '13:00')).toEqual({ change: 'open', startTime: '12:00', endTime: '13:00' })
  expect(change('end', '11:00')).toEqual({ change: 'close', startTime: '11:00', endTime: '12:00' })
  expect(change('end', '12:00')).toBeNull()
})

test('an end of blocked days blocks or unblocks the days it passes over', () => {
  const days = rangeAround(['2026-06-09', '2026-06-11', '2026-06-12', '2026-06-13'], '2026-06-12')
  expect(days).toEqual({ first: '2026-06-11', last: '2026-06-13' })
  const move = (edge: 'start' | 'end', to: string) => changeOfBlock(days, edge, to)
  expect(move('start', '2026-06-10')).toEqual({ isBlocked: true, first: '2026-06-10', last: '2026-06-10' })
  expect(move('start', '2026-06-12')).toEqual({ isBlocked: false, first: '2026-06-11', last: '2026-06-11' })
  expect(move('end', '2026-06-15')).toEqual({ isBlocked: true, first: '2026-06-14', last: '2026-06-15' })
  expect(move('end', '2026-06-11')).toEqual({ isBlocked: false, first: '2026-06-12', last: '2026-06-13' })
  expect(move('end', '2026-06-13')).toBeNull()
})
