import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true
const isLength = (value: string) =>
  /^(\d|\[|px$|auto$|full$|screen$|dvh$|fit$|min$|max$|none$|\()/.test(value)
const isTextSize = (value: string) => /^(\d?xs|sm|base|lg|\d?xl)$|^\[[\d.]+(rem|px|em)\]$/.test(value)
const isBorderWidth = (value: string) => /^\d*$/.test(value)
const isShadow = (value: string) => /^(pop|dialog|none|\[)/.test(value)
const isFontWeight = (value: string) => /^(light|normal|medium|strong|current|\[\d+\])$/.test(value)

const sides = (name: string) => ({
  [name]: [{ [name]: [any] }],
  [`${name}x`]: [{ [`${name}x`]: [any] }],
  [`${name}y`]: [{ [`${name}y`]: [any] }],
  [`${name}t`]: [{ [`${name}t`]: [any] }],
  [`${name}r`]: [{ [`${name}r`]: [any] }],
  [`${name}b`]: [{ [`${name}b`]: [any] }],
  [`${name}l`]: [{ [`${name}l`]: [any] }],
})
const sidesConflicts = (name: string) => ({
  [name]: ['x', 'y', 't', 'r', 'b', 'l'].map((side) => name + side),
  [`${name}x`]: [`${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
})

/**
 * Only what callers override: position, size, spacing, background and color. tailwind-merge's own table of every
 * class costs 8 KB on each page; classes not listed here are kept.
 */
const mergeTailwind = createTailwindMerge(() => ({
  cacheSize: 300,
  theme: {},
  classGroups: {
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    inset: [{ inset: [isLength] }],
    'inset-x': [{ 'inset-x': [any] }],
    top: [{ top: [any] }],
    right: [{ right: [any] }],
    bottom: [{ bottom: [any] }],
    left: [{ left: [any] }],
    ...sides('m'),
    ...sides('p'),
    gap: [{ gap: [isLength] }],
    'gap-x': [{ 'gap-x': [any] }],
    'gap-y': [{ 'gap-y': [any] }],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    h: [{ h: [any] }],
    'min-w': [{ 'min-w': [any] }],
    'max-w': [{ 'max-w': [any] }],
    'min-h': [{ 'min-h': [any] }],
    'max-h': [{ 'max-h': [any] }],
    'grid-cols': [{ 'grid-cols': [any] }],
    'col-span': [{ col: [any] }],
    items: [{ items: [any] }],
    justify: [{ justify: [(value: string) => !/^(items|self)-/.test(value)] }],
    'justify-items': [{ 'justify-items': [any] }],
    self: [{ self: [any] }],
    align: [{ align: [any] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-size': [{ text: [isTextSize] }],
    'text-color': [{ text: [any] }],
    'font-weight': [{ font: [isFontWeight] }],
    whitespace: [{ whitespace: [any] }],
    bg: [{ bg: [any] }],
    'border-width': ['border', { border: [isBorderWidth] }],
    'border-color': [{ border: [(value: string) => !/^([xytrbl](-|$)|\d|solid|dashed|none)/.test(value)] }],
    rounded: ['rounded', { rounded: [(value: string) => !/^[tblr]{1,2}(-|$)/.test(value)] }],
    shadow: [{ shadow: [isShadow] }],
    opacity: [{ opacity: [any] }],
    overflow: [{ overflow: [(value: string) => !/^[xy]-/.test(value)] }],
    animate: [{ animate: [any] }],
  },
  conflictingClassGroups: {
    inset: ['inset-x', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    ...sidesConflicts('m'),
    ...sidesConflicts('p'),
    gap: ['gap-x', 'gap-y'],
    size: ['w', 'h'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', '**', 'before', 'after', 'placeholder', 'backdrop'],
}))

/** Joins class names; of two that set the same thing the later one wins. */
export function mergeClasses(...classes: ClassValue[]): string {
  return mergeTailwind(clsx(classes))
}
