import { describe, expect, it } from 'vitest'
import { mergeClasses } from './merge-classes'

describe('mergeClasses', () => {
  it.each([
    ['px-4 py-2', 'p-0', 'p-0'],
    ['px-4', 'pl-2', 'px-4 pl-2'],
    ['size-10', 'w-4', 'size-10 w-4'],
    ['w-4 h-4', 'size-10', 'size-10'],
    ['text-xs text-ink-2', 'text-stop', 'text-xs text-stop'],
    ['text-xs text-ink-2', 'text-base', 'text-ink-2 text-base'],
    ['text-left text-ink', 'text-right', 'text-ink text-right'],
    ['border border-edge', 'border-accent', 'border border-accent'],
    ['border-b border-ink', 'border-line', 'border-b border-line'],
    ['rounded-sm', 'rounded-[50%]', 'rounded-[50%]'],
    ['rounded-lg max-md:rounded-b-none', 'rounded-sm', 'max-md:rounded-b-none rounded-sm'],
    ['shadow-pop', 'shadow-none', 'shadow-none'],
    ['font-serif font-strong', 'font-normal', 'font-serif font-normal'],
    ['read-only:bg-transparent', 'read-only:bg-raised', 'read-only:bg-raised'],
    ['min-h-11 md:min-h-10', 'md:min-h-8', 'min-h-11 md:min-h-8'],
    ['flex', 'hidden', 'hidden'],
    ['fold:align-top', 'fold:align-middle', 'fold:align-middle'],
    ['t-head icon', 't-label', 't-head icon t-label'],
    ['-mt-2', 'mt-4', 'mt-4'],
  ])('%s + %s', (first, second, merged) => {
    expect(mergeClasses(first, second)).toBe(merged)
  })

  it('leaves out what is not said', () => {
    expect(mergeClasses('grid', false, undefined, null, 'gap-2')).toBe('grid gap-2')
  })
})
