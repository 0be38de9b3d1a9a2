// `npx tsx scripts/lint/check-words.ts [path prefixes]`: names every word that the project doesn't use.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isAllowed } from './allowed'
import type { Hit } from './hit'
import { type Comment, splitCode } from './names'
import { findPhrases } from './phrases'
import { findRepeatedTexts } from './repeated-texts'
import { findRetiredNames, findRetiredPath, findRetiredProse } from './retired-terms'
import { isCode, isServed, isTest, listSourceFiles } from './source-files'
import { findBritishNames, findBritishPath, findBritishProse, findBritishTexts } from './spelling'
import { splitSource, type Text } from './split-source'

const root = process.cwd()
const prefixes = process.argv.slice(2)
const files = listSourceFiles(root)
const texts: { file: string; texts: Text[] }[] = []
const hits = [...files.flatMap(checkFile), ...findRepeatedTexts(texts)]
  .filter((hit) => !isAllowed(hit))
  .filter(({ file }) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)))
  .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)

for (const { rule, file, line, found, reason } of hits)
  console.log(`${file}:${line}: [${rule}] "${found}": ${reason}`)
console.log(`${files.length} files, ${hits.length} words or sentences against the rules.`)
process.exitCode = hits.length === 0 ? 0 : 1

function checkFile(file: string): Hit[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const paths = [...findRetiredPath(file), ...findBritishPath(file)]
  if (isCode(file)) return [...paths, ...checkCode(file, text)]
  if (file.endsWith('.md')) return [...paths, ...checkProse(file, toLines(text))]
  const { names, comments } = splitCode(text)
  return [
    ...paths,
    ...findRetiredNames(file, names),
    ...findBritishNames(file, names),
    ...checkProse(file, comments),
  ]
}

function checkCode(file: string, text: string): Hit[] {
  const source = splitSource(file, text)
  const { names, comments } = splitCode(source.code)
  const titles = source.texts.filter(({ kind }) => kind === 'title')
  if (isServed(file) || isTest(file)) texts.push({ file, texts: source.texts })
  return [
    ...findRetiredNames(file, names),
    ...findBritishNames(file, names),
    ...checkProse(file, [...comments, ...titles]),
    ...(isServed(file) ? [...findPhrases(file, source.texts), ...findBritishTexts(file, source.texts)] : []),
  ]
}

function checkProse(file: string, comments: Comment[]): Hit[] {
  return [...findRetiredProse(file, comments), ...findBritishProse(file, comments)]
}

function toLines(text: string): Comment[] {
  return text.split('\n').map((line, at) => ({ line: at + 1, text: line }))
}
