import { describe, expect, it } from 'vitest'
import { parseSidebarState, toggledSidebarState } from './sidebar-state'

describe('parseSidebarState', () => {
  it('knows two values and takes everything else as no choice', () => {
    expect(parseSidebarState('expanded')).toBe('expanded')
    expect(parseSidebarState('collapsed')).toBe('collapsed')
    expect(parseSidebarState(undefined)).toBe('auto')
    expect(parseSidebarState('"><script>')).toBe('auto')
  })
})

describe('toggledSidebarState', () => {
  it('turns what is seen into its opposite', () => {
    expect(toggledSidebarState('auto', 1100)).toBe('collapsed')
    expect(toggledSidebarState('auto', 1099)).toBe('expanded')
    expect(toggledSidebarState('expanded', 800)).toBe('collapsed')
    expect(toggledSidebarState('collapsed', 1600)).toBe('expanded')
  })
})
