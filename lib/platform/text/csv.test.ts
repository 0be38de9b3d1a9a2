import { readFileSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { listSourceFiles, root } from '@/e2e/support/source-tree'
import { csvFormat } from './csv'

const write = (cell: string) => stringify([[cell]], { ...csvFormat, header: false, bom: false }).trimEnd()
const quoted = (cell: string) => (/[\r\n"]/.test(cell) ? `"${cell}"` : cell)

test.each([
  '=1+1',
  '+1 555 010 0100',
  '-A1',
  '-1+1',
  '@SUM(A1)',
  // Full-width, small and superscript signs, and the minus sign, which some spreadsheets read as the ASCII ones.
  '＝1+1',
  '＋A1',
  '－A1',
  '＠SUM(A1)',
  '﹦1+1',
  '﹢A1',
  '﹣A1',
  '﹫A1',
  '⁺A1',
  '−A1',
  // White space and invisible characters before them.
  ' =1+1',
  '\u00a0=1+1',
  '\u3000＝1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '  \t@SUM(A1)',
  '\t1',
  '\r1',
  '\n1',
  '\v1',
  '\f1',
])('%j runs in no spreadsheet', (cell) => {
  expect(write(cell)).toBe(quoted(`'${cell}`))
})

test.each([
  'Dana Whitfield',
  '12 Main Street - rear',
  "O'Neill",
  'a=b',
  '王小明',
  'Total: −5',
  '-12.50',
  '-3',
  '',
])('%j stays as it is', (cell) => {
  expect(write(cell)).toBe(cell)
})

test.each(['Suite 4\nAsheville', 'Suite 4\rAsheville', 'Suite 4\r\nAsheville'])(
  '%j stays in its row',
  (cell) => {
    expect(write(cell)).toBe(`"${cell}"`)
  },
)

test('every CSV file is written in this format', () => {
  const writers = listSourceFiles('lib').filter((file) => read(file).includes("from 'csv-stringify"))
  expect(writers.length).toBeGreaterThan(8)
  const formats = writers.filter((file) => !file.includes('.test.')).map((file) => [file, usesOf(file)])
  expect(formats.filter(([, uses]) => uses !== 'all')).toEqual([])
})

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** Whether all calls of a file spread the format. */
function usesOf(file: string): string {
  const text = read(file)
  const calls = [...text.matchAll(/(?<![.\w])stringify\(/g)].length
  return calls === [...text.matchAll(/\.\.\.csvFormat\b/g)].length ? 'all' : 'some'
}
