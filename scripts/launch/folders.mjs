import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Returns the folders that a running portal writes to, and creates them if necessary. `npm start` and `npm run dev`
 * share `demo`; `npm test` uses `test`.
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
