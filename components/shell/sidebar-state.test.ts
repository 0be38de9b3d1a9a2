import { describe, expect, it } from 'vitest'
import { isExpanded, parseSidebarState } from './sidebar-state'

describe('parseSidebarState', () => {
  it('knows two values and takes everything else as no choice', () => {
    expect(parseSidebarState('expanded')).toBe('expanded')
    expect(parseSidebarState('collapsed')).toBe('collapsed')
    expect(parseSidebarState(undefined)).toBe('auto')
    expect(parseSidebarState('"><script>')).toBe('auto')
  })
})

describe('isExpanded', () => {
  it('follows the choice, and without one the room there is', () => {
    expect(isExpanded('auto', 'wide')).toBe(true)
    expect(isExpanded('auto', 'rail')).toBe(false)
    expect(isExpanded('expanded', 'rail')).toBe(true)
    expect(isExpanded('collapsed', 'wide')).toBe(false)
  })
})
