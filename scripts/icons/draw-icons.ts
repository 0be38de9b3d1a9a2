// `npx tsx scripts/icons/draw-icons.ts`: writes components/ui/icons.svg after icon-names.ts changed.
import { writeFileSync } from 'node:fs'
import { drawSprite, spritePath } from './draw-sprite'

writeFileSync(spritePath, drawSprite())
