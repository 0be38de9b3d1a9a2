import { spawnSync } from 'node:child_process'
import type { Added } from './find-misplaced'

/**
 * Reads from the history when each migration was added, in the order in which that reached this branch. Of a shallow clone that
 * is the commit where it ends; without a history nothing is known.
 * @param folder the migrations, relative to `root`
 */
export function readAdded(root: string, folder: string): Map<string, Added> {
  // Merged commits count when they were merged.
  const options = ['--first-parent', '-m', '--diff-filter=A', '--no-renames', '--name-only']
  const args = ['log', ...options, '--format=> %ct', '--relative', '--', folder]
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const commits = status === 0 ? stdout.split(/^> /m).filter(Boolean) : []
  const added = new Map<string, Added>()
  for (const [place, commit] of commits.toReversed().entries()) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) {
      const name = file.slice(folder.length + 1).split('/')[0]
      if (name) added.set(name, { place, at: Number(time) })
    }
  }
  return added
}
