import { readFileSync } from 'node:fs'
import { iconNames } from '@/components/ui/icon-names'

export const spritePath = 'components/ui/icons.svg'

/** Returns an SVG with one symbol for each name in icon-names.ts, drawn by Lucide. */
export function drawSprite(): string {
  const symbols = iconNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${readShapes(name)}</symbol>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join('')}</svg>\n`
}

/** Returns what an icon's file has inside its `svg` element, without the attributes that globals.css sets. */
function readShapes(name: string): string {
  const icon = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8')
  return icon
    .slice(icon.indexOf('>', icon.indexOf('<svg')) + 1, icon.indexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>')
}
