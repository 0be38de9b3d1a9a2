import { type ClassValue, clsx } from 'clsx'

const displays = 'block|inline-block|inline|flex|inline-flex|grid|inline-grid|contents|hidden'
const length = '\\d|\\[|\\(|(px|auto|full|screen|dvh|fit|min|max|none)$'

/**
 * Classes of the same group set the same thing. Only what callers override: position, size, spacing, background and
 * color. Other classes are always kept.
 */
const groups: readonly (readonly [group: string, classes: RegExp])[] = [
  ['display', new RegExp(`^(${displays})$`)],
  ['position', /^(static|fixed|absolute|relative|sticky)$/],
  ['inset-x', /^inset-x-/],
  ['inset', new RegExp(`^inset-(${length})`)],
  ['gap', new RegExp(`^gap-(${length})`)],
  ['text-align', /^text-(left|center|right|start|end)$/],
  ['text-wrap', /^text-(wrap|nowrap|balance|pretty)$/],
  ['text-size', /^text-((\d?xs|sm|base|lg|\d?xl)$|\[[\d.]+(rem|px|em)\]$)/],
  ['text-color', /^text-/],
  ['font-weight', /^font-(light|normal|medium|strong|current|\[\d+\])$/],
  ['border-width', /^border(-\d+)?$/],
  ['border-color', /^border-(?!([xytrbl](-|$)|\d|solid|dashed|none))/],
  ['rounded', /^rounded(?!-[tblr]{1,2}(-|$))/],
  ['shadow', /^shadow-(pop|dialog|none|\[)/],
  ['overflow', /^overflow-(?![xy]-)/],
  ['justify', /^justify-(?!(items|self)-)/],
]
/** Classes whose start is the name of their group. */
const others =
  /^([mp][xytrbl]?|top|right|bottom|left|gap-[xy]|size|w|h|(min|max)-[wh]|grid-cols|col|items|justify-items|self|align|whitespace|bg|opacity|animate)-/

const sidesOf = (name: string) => ({
  [name]: ['x', 'y', 't', 'r', 'b', 'l'].map((side) => name + side),
  [`${name}x`]: [`${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
})

/** The groups that a group sets too. */
const covered: Record<string, readonly string[]> = {
  inset: ['inset-x', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  ...sidesOf('m'),
  ...sidesOf('p'),
}

/** The keys of what a class sets under its variants, its own first; none for a class that is always kept. */
const keysOf = new Map<string, readonly string[]>()

function readKeys(name: string): readonly string[] {
  const known = keysOf.get(name)
  if (known) return known
  // Colons in brackets don't end a variant.
  const start = name.replace(/\[[^\]]*\]|\([^)]*\)/g, (part) => '-'.repeat(part.length)).lastIndexOf(':') + 1
  const variant = name.slice(0, start) + (name.endsWith('!') ? '!' : '')
  const utility = name.slice(start).replace(/^-|!$/g, '')
  const group = findGroup(utility)
  const keys = group ? [group, ...(covered[group] ?? [])].map((one) => `${variant}${one}`) : []
  keysOf.set(name, keys)
  return keys
}

function findGroup(utility: string): string | undefined {
  return groups.find(([, classes]) => classes.test(utility))?.[0] ?? others.exec(utility)?.[1]
}

/** Joins class names; of two that set the same thing the later one wins. */
export function mergeClasses(...classes: ClassValue[]): string {
  const isSet = new Set<string>()
  const kept: string[] = []
  for (const name of clsx(classes).split(/\s+/).reverse()) {
    const keys = readKeys(name)
    if (keys[0] && isSet.has(keys[0])) continue
    for (const key of keys) isSet.add(key)
    kept.push(name)
  }
  return kept.reverse().join(' ').trim()
}
