import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Where one running copy keeps everything it writes; made on demand.
 * `demo` is what `npm start` and `npm run dev` share, `test` is what `npm test` uses instead.
 * @param {'demo' | 'test'} purpose
 */
export function dataFolders(purpose) {
  const data = path.join(root, '.data', ...(purpose === 'test' ? ['test'] : []))
  const folders = {
    data,
    logs: path.join(data, 'logs'),
    postgres: path.join(data, 'postgres'),
    sandbox: path.join(data, 'sandbox'),
  }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  return folders
}
