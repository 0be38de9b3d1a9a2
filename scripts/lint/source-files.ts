import { readdirSync } from 'node:fs'
import path from 'node:path'

const wordsOfOurs = /\.(tsx?|mts|mjs|md|prisma|css|ya?ml)$/
/** Generated, installed, or, as applied migrations are, never edited again. */
const isSkipped = (folder: string) =>
  /^(node_modules|prisma\/(generated|migrations)|public|playwright-report|test-results)$/.test(folder)

/** Lists the files whose words are the project's own, relative to `root`, with forward slashes. */
export function listSourceFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const place = folder ? `${folder}/${item.name}` : item.name
    if (item.isDirectory()) {
      const isHidden = item.name.startsWith('.') && item.name !== '.github'
      return isHidden || isSkipped(place) ? [] : listSourceFiles(root, place)
    }
    return wordsOfOurs.test(item.name) && item.name !== 'next-env.d.ts' ? [place] : []
  })
}

export const isCode = (file: string) => /(?<!\.d)\.(tsx?|mts|mjs)$/.test(file)
export const isTest = (file: string) =>
  /\.(test|spec|fixture)\.(tsx?|mjs)$|(^|\/)testing[/.]|^e2e\//.test(file)
/** What is served: the only place whose texts the portal's users read. */
export const isServed = (file: string) =>
  /^(app|components|emails|lib|proxy\.ts)/.test(file) && !isTest(file) && !file.startsWith('emails/samples/')
