import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSprite, spritePath } from './draw-sprite'

test('the sprite has the current drawing of exactly the icons in icon-names.ts', () => {
  expect(readFileSync(spritePath, 'utf8')).toBe(drawSprite())
})
