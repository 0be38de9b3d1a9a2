import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Lists the files in a folder, as paths relative to the repository. */
function filesIn(folder: string, named: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort()
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Lists the TypeScript files in a folder. */
export function listSourceFiles(folder: string): string[] {
  return filesIn(folder, /\.tsx?$/)
}

/** Returns the route of a file in `app`: `app/(portal)/booking/[id]/page.tsx` is `/booking/[id]`. */
function addressOf(file: string): string {
  const folders = file.split('/').slice(1, -1)
  return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
}

/** Lists the routes of all pages. */
export function listPages(): string[] {
  return filesIn('app', /(^|[\\/])page\.tsx$/).map(addressOf)
}

/** Lists the routes of the pages that need no session: all outside of the portal, which requires one. */
export function listPublicPages(): string[] {
  return filesIn('app', /(^|[\\/])page\.tsx$/)
    .filter((file) => !file.startsWith('app/(portal)/'))
    .map(addressOf)
}

/** Lists the route handlers that need no session, or decide it themselves. */
export function listPublicRoutes(): string[] {
  return filesIn('app', /(^|[\\/])route\.ts$/)
    .filter((file) => !/\baccess: '(?!anyone')/.test(read(file)))
    .map(addressOf)
}

/** Lists every method of every route handler, e.g. `GET /api/photos/[photoId]/[variant]`. */
export function listRoutes(): string[] {
  const method = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g
  return filesIn('app', /(^|[\\/])route\.ts$/).flatMap((file) => {
    const exports = [...read(file).matchAll(/^export [^=(]+/gm)].map(([line]) => line).join(' ')
    const methods = new Set([...exports.matchAll(method)].map(([name]) => name))
    return [...methods].map((name) => `${name} ${addressOf(file)}`)
  })
}

/** A server action as declared in the source. Form actions receive their previous result and a form. */
export type SourceAction = { name: string; file: string; isForm: boolean }

/** Lists every export of every file marked `'use server'`: everything a browser can call. */
export function listActions(): SourceAction[] {
  return [...filesIn('lib', /\.tsx?$/), ...filesIn('app', /\.tsx?$/), ...filesIn('components', /\.tsx?$/)]
    .filter((file) => /^'use server'/m.test(read(file)))
    .flatMap((file) =>
      [...read(file).matchAll(/^export (?:async )?(?:const|function) (\w+)(?: = (\w+))?/gm)].map(
        ([, name = '', maker]) => ({ name, file, isForm: maker === 'defineFormAction' }),
      ),
    )
}
